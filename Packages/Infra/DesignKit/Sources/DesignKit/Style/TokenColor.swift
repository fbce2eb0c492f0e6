/// The colour of a token, with the named colour that means the same where there are only 16.
///
/// The named colour is chosen by meaning, not by distance: nearest matches would turn several tokens into one.
struct TokenColor: Hashable, Sendable {
  let rgb: RGB
  let ansi: ANSIColor

  init(_ hex: UInt32, _ ansi: ANSIColor) {
    rgb = RGB(hex)
    self.ansi = ansi
  }
}
