/// Content in a frame, with a title and a footer on the frame.
struct Card: Hashable, Sendable {
  let title: SafeText?
  let detail: StyledText?
  let footer: StyledText?
  let border: Border
  let content: Element
}
