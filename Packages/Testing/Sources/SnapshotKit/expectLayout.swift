public import Testing

/// Expects a text that was laid out for a number of columns to keep the rules of every layout.
///
/// - Parameters:
///   - text: The text without escape sequences, each line filled up with blanks.
///   - width: The columns it was laid out for.
///   - texts: Texts of the content: where one of them is cut, a mark has to say so.
///   - showsAll: Whether every one of these texts has to be there as a whole.
///   - location: Where a failure is reported.
public func expectLayout(
  _ text: String,
  width: Int,
  content texts: [String] = [],
  showsAll: Bool = false,
  at location: SourceLocation = #_sourceLocation
) {
  let laidOut = LaidOutText(text, width: width)
  for problem in laidOut.problems {
    Issue.record("\(problem) at \(width) columns:\n\(text)", sourceLocation: location)
  }
  for content in texts {
    let showing = laidOut.showing(of: content)
    if showing == .cutWithoutMark || showsAll && showing != .whole {
      Issue.record("'\(content)' is \(showing) at \(width) columns:\n\(text)", sourceLocation: location)
    }
  }
}
