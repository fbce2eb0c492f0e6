public import DesignKit

/// Shows what a command has to show, in the form that the person asked for.
public protocol Presenter: Sendable {
  /// What views need to know besides their state, as of now.
  var context: ViewContext { get }

  /// Whether what is shown can still be replaced, so that it is worth showing before it is complete.
  var showsProgress: Bool { get }

  /// Shows something that the next call replaces; nothing happens where that cannot be done.
  ///
  /// - Parameter element: What to show now.
  func update(_ element: Element)

  /// Shows the result in its final form.
  ///
  /// - Parameter element: What to show.
  func show(_ element: Element)

  /// Shows something in a form or theme that is asked for by name, whatever the output can show.
  ///
  /// - Parameters:
  ///   - element: What to show.
  ///   - form: The form; nil for the one that the person asked for.
  ///   - theme: The theme; nil for the one that the person asked for.
  func show(_ element: Element, form: OutputForm?, theme: Theme?)

  /// Writes the result as a JSON document.
  ///
  /// - Parameter document: What to write.
  func write(_ document: JSONValue)

  /// Writes the result as a text for other programs, line by line as it is.
  ///
  /// - Parameter lines: The lines, each ended by a line feed; they carry no control characters.
  func write(lines: String)

  /// Says something that is not part of the result, such as a hint or a warning.
  ///
  /// - Parameter note: One line.
  func note(_ note: String)
}
