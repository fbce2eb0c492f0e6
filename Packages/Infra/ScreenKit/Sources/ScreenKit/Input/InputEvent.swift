/// A key of the keyboard as far as terminals report it.
enum Key: Hashable, Sendable {
  /// A printable scalar; clusters of several scalars arrive one by one, so that their division does not matter.
  case character(Unicode.Scalar)
  /// A letter with the control key, in lower case.
  case control(Unicode.Scalar)
  case enter
  case escape
  case tab
  case backTab
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case backspace
  case delete
}

/// The meaning of a sequence of bytes from a terminal.
enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted, without its control characters but for line breaks; whether it was too long to be kept whole.
  case paste(String, isCut: Bool)
  /// The terminal says whether it knows a private mode (DECRPM): 0 unknown, 1 set, 2 reset.
  case mode(Int, state: Int)
  /// The terminal says that it has the kitty graphics protocol, which it was asked for.
  case graphics
  /// The terminal says what it is (DA1); all earlier queries have been answered by then, or never will be.
  case deviceAttributes
}
