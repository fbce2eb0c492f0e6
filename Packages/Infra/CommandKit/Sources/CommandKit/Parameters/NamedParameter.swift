/// A parameter that is given by name rather than by position: an ``Option`` or a ``Flag``.
public protocol NamedParameter: Parameter {}

extension NamedParameter {
  /// The name without dashes.
  public var name: String { definition.name }

  /// The help of the parameter, as a sentence.
  public var help: String { definition.option?.help ?? definition.flag?.help ?? "" }

  /// The environment variable that gives it a value.
  public var environment: String? { definition.option?.environment ?? definition.flag?.environment }

  /// The only texts that it accepts; empty when there is no such list.
  public var allowedTexts: [String] {
    definition.flag == nil ? definition.option?.reader.allowed ?? [] : ["true", "false"]
  }

  /// The text that stands for its default; `nil` when there is none worth showing.
  public var defaultText: String? {
    definition.option?.defaultText ?? definition.flag?.defaultValue.argumentText
  }

  /// The problem with a text that a source gives for the parameter.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - origin: Where it comes from.
  /// - Returns: The problem; `nil` when the text would be accepted.
  public func problem(with text: String, from origin: ValueOrigin) -> UsageProblem? {
    do throws(UsageProblem) {
      _ = try definition.read([text], from: origin)
      return nil
    } catch {
      return error
    }
  }
}

/// Options and flags that contradict each other, so that at most one of them may be given.
///
/// A contradiction within one source (two flags on the command line, or two environment variables) is a usage error.
/// Across sources the stronger one wins: `--refresh` on the command line overrules `TESSERA_OFFLINE=1`.
public struct Conflict: Sendable {
  let keys: [String]

  /// Declares parameters of one command, or global ones, as mutually exclusive.
  public init(_ parameters: any NamedParameter...) {
    keys = parameters.map(\.definition.key)
  }
}
