/// Text that is wrapped to the width it gets.
struct Paragraph: Hashable, Sendable {
  let text: StyledText
  let alignment: Alignment
  let maximumLines: Int?
}
