/// The way to the page that is shown.
struct Breadcrumb: Hashable, Sendable {
  /// The pages on the way, the outermost first.
  let ancestors: [SafeText]
  /// The page that is shown.
  let current: SafeText

  /// The way in words, the page that is shown announced as such.
  var described: StyledText {
    let before = ancestors.filter { !$0.isEmpty }.map { StyledText("\($0), ") }
    guard !current.isEmpty else { return StyledText(runs: before.flatMap(\.runs)) }
    return StyledText(runs: before.flatMap(\.runs))
      + StyledText(runs: [Run(content: .announcedTerm(.currentPage), style: .plain)])
      + StyledText(current, .title)
  }
}
