/// A message that stands out: what happened, and what to do about it.
struct Callout: Hashable, Sendable {
  let status: Status
  let title: SafeText
  let message: SafeText?
  let hint: SafeText?
}
