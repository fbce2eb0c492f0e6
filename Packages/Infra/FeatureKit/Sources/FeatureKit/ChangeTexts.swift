public import DomainKernel
public import LocalizationKit

/// The texts for changes of a feature that wait in the outbox, made when they are shown, in the language of that moment.
public struct ChangeTexts: Sendable {
  private let title: @Sendable (OutboxDraft, Language) -> String?
  private let reason: @Sendable (String, Language) -> String?
  private let unchanged: @Sendable (OutboxDraft, Language) -> String?
  private let area: @Sendable (String, Language) -> String?

  /// Describes the changes of a feature.
  ///
  /// - Parameters:
  ///   - reason: The sentence for a code with which the feature's own senders refuse a change; `nil` for any other code.
  ///   - unchanged: That the service had a change already, in a few words; `nil` for no words of its own.
  ///   - area: The name of an area of queues, such as `careers`; `nil` for any other area.
  ///   - title: A short title such as `Save the job 'Welder'`; `nil` for a change of another feature.
  public init(
    reason: @escaping @Sendable (_ code: String, Language) -> String? = { _, _ in nil },
    unchanged: @escaping @Sendable (OutboxDraft, Language) -> String? = { _, _ in nil },
    area: @escaping @Sendable (_ name: String, Language) -> String? = { _, _ in nil },
    title: @escaping @Sendable (OutboxDraft, Language) -> String?
  ) {
    self.title = title
    self.reason = reason
    self.unchanged = unchanged
    self.area = area
  }

  /// Puts the texts of several features together.
  ///
  /// - Parameter parts: The texts; the first feature that knows a change or a code tells about it.
  public init(_ parts: [ChangeTexts]) {
    self.init(
      reason: { code, language in parts.lazy.compactMap { $0.reason(code, language) }.first },
      unchanged: { draft, language in parts.lazy.compactMap { $0.unchanged(draft, language) }.first },
      area: { name, language in parts.lazy.compactMap { $0.area(name, language) }.first },
      title: { draft, language in parts.lazy.compactMap { $0.title(draft, language) }.first }
    )
  }

  /// The title of a change.
  ///
  /// - Parameters:
  ///   - entry: The change.
  ///   - language: The language of the title.
  /// - Returns: A short title; the one that an earlier version stored where there is one, and the kind and the item of a
  ///   change that no feature knows.
  public func title(of entry: OutboxEntry, in language: Language) -> String {
    if let earlier = entry.earlierTitle { return earlier }
    let draft = entry.draft
    return title(draft, language) ?? "\(draft.kind) \(draft.name ?? draft.subject)"
  }

  /// The sentence for a refusal by a feature's own sender.
  ///
  /// - Parameters:
  ///   - refusal: The refusal.
  ///   - language: The language of the sentence.
  /// - Returns: `nil` for a refusal of the service.
  public func reason(of refusal: OutboxRefusal, in language: Language) -> String? {
    guard case .rejected(let code?, message: nil) = refusal.reason else { return nil }
    return reason(code, language)
  }

  /// That the service had a change already.
  ///
  /// - Parameters:
  ///   - draft: The change.
  ///   - language: The language of the words.
  /// - Returns: A few words; `nil` where no feature has words of its own.
  public func unchanged(_ draft: OutboxDraft, in language: Language) -> String? { unchanged(draft, language) }

  /// The name of an area of queues.
  ///
  /// - Parameters:
  ///   - name: The area as queues name it, such as `careers`.
  ///   - language: The language of the name.
  /// - Returns: The name; the same where no feature knows the area.
  public func name(ofArea name: String, in language: Language) -> String { area(name, language) ?? name }
}
