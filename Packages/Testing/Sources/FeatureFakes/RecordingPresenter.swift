public import DesignKit
public import FeatureKit
import Synchronization

/// A presenter that remembers what it was told to show.
public final class RecordingPresenter: Presenter {
  /// What a presenter can be told.
  public enum Message: Hashable, Sendable {
    /// Something that the next message may replace.
    case update(Element)
    /// The final form.
    case show(Element)
    /// The final form, in a form or theme of its own.
    case showIn(OutputForm?, Theme?, Element)
    /// A JSON document.
    case document(JSONValue)
    /// Lines for other programs were written.
    case lines(String)
    /// A note beside the result.
    case note(String)
  }

  /// What views need to know; the same at every moment.
  public let context: ViewContext
  /// Whether updates are wanted.
  public let showsProgress: Bool
  private let recorded = Mutex<[Message]>([])

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - context: What views need to know.
  ///   - showsProgress: Whether updates are wanted.
  public init(context: ViewContext, showsProgress: Bool = false) {
    self.context = context
    self.showsProgress = showsProgress
  }

  /// What the presenter was told so far, in order.
  public var messages: [Message] { recorded.withLock { $0 } }

  /// Remembers an update.
  public func update(_ element: Element) { record(.update(element)) }

  /// Remembers a final form.
  public func show(_ element: Element) { record(.show(element)) }

  /// Remembers a final form with the form and theme it was asked for in.
  public func show(_ element: Element, form: OutputForm?, theme: Theme?) {
    record(.showIn(form, theme, element))
  }

  /// Remembers a document.
  public func write(_ document: JSONValue) { record(.document(document)) }

  /// Remembers lines.
  public func write(lines: String) { record(.lines(lines)) }

  /// Remembers a note.
  public func note(_ note: String) { record(.note(note)) }

  private func record(_ message: Message) {
    recorded.withLock { $0.append(message) }
  }
}
