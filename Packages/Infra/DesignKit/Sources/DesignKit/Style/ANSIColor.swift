/// One of the 16 named colours whose look a person's terminal decides; the raw value is the foreground code.
enum ANSIColor: Int, Hashable, Sendable {
  case black = 30
  case red = 31
  case green = 32
  case yellow = 33
  case blue = 34
  case magenta = 35
  case cyan = 36
  case white = 37
  case brightBlack = 90
  case brightRed = 91
  case brightGreen = 92
  case brightYellow = 93
  case brightBlue = 94
  case brightMagenta = 95
  case brightCyan = 96
  case brightWhite = 97

  /// The code that paints the background with the colour.
  var backgroundCode: Int { rawValue + 10 }
}
