import DomainKernel

/// What of a list mentions a text.
struct FilteredList<Item: Mentioning> {
  /// Those that mention it; all where there is no text.
  let mentioning: Fetched<[Item]>
  /// How many the whole list has.
  let total: Int
  /// The text; nil for the whole list.
  let text: String?

  init(_ list: Fetched<[Item]>, mentioning text: String?) {
    mentioning = text.map { text in list.map { $0.filter { $0.mentions(text) } } } ?? list
    total = list.value.count
    self.text = text
  }

  /// The text that nothing of a list with something in it mentions.
  var missingText: String? { mentioning.value.isEmpty && total > 0 ? text : nil }
}
