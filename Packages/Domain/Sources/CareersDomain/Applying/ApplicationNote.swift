/// A note to the employer that goes with an application.
public struct ApplicationNote: Hashable, Sendable {
  /// The most UTF-16 code units of a note, without the white space around it; the service counts so.
  public static let limit = 1000

  /// The text, without white space around it; never blank.
  public let text: String

  /// Takes over a text.
  ///
  /// - Parameter text: The note as the user wrote it; `nil` is returned for a blank one, which is no note.
  /// - Throws: ``Invalid`` when the service would not take it.
  public init?(_ text: String) throws(Invalid) {
    do throws(TrimmedText.Problem) {
      self.text = try TrimmedText(text, limit: Self.limit, .multiline).text
    } catch {
      switch error {
      case .blank: return nil
      case .tooLong(let units): throw .tooLong(units: units)
      case .hasControlCharacter: throw .hasControlCharacter
      }
    }
  }

  /// Why a text is no note that the service takes.
  public enum Invalid: Error, Hashable, Sendable {
    /// It has more UTF-16 code units than ``ApplicationNote/limit``.
    ///
    /// ## Troubleshooting
    /// Make it shorter.
    case tooLong(units: Int)

    /// It holds a control character other than a tab or a line break; the service fails with some of them.
    ///
    /// ## Troubleshooting
    /// Remove the control character.
    case hasControlCharacter
  }
}
