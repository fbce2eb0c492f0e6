extension Palette {
  static let dark = Palette(
    text: TokenColor(0xE4_E4EF, .white),
    muted: TokenColor(0xA4_A4BA, .brightBlack),
    accent: TokenColor(0xC4_A7FF, .brightMagenta),
    success: TokenColor(0x7F_D88F, .brightGreen),
    warning: TokenColor(0xF2_C063, .brightYellow),
    danger: TokenColor(0xFF_8F8F, .brightRed),
    info: TokenColor(0x72_CDE6, .brightCyan),
    link: TokenColor(0x9C_C0FF, .brightBlue),
    border: TokenColor(0x80_809A, .brightBlack),
    page: TokenColor(0x16_161D, .black),
    raised: TokenColor(0x26_2631, .black),
    selected: TokenColor(0x1F_2F54, .blue)
  )

  static let light = Palette(
    text: TokenColor(0x1C_1C28, .black),
    muted: TokenColor(0x56_5669, .brightBlack),
    accent: TokenColor(0x5F_1FB0, .magenta),
    success: TokenColor(0x17_662C, .green),
    warning: TokenColor(0x6E_3D00, .yellow),
    danger: TokenColor(0xA8_1D2E, .red),
    info: TokenColor(0x08_5A73, .cyan),
    link: TokenColor(0x1A_4BB0, .blue),
    border: TokenColor(0x6C_6C7A, .brightBlack),
    page: TokenColor(0xFF_FFFF, .brightWhite),
    raised: TokenColor(0xF0_F0F5, .white),
    selected: TokenColor(0xDC_E6FA, .white)
  )

  static let highContrast = Palette(
    text: TokenColor(0xFF_FFFF, .brightWhite),
    muted: TokenColor(0xD0_D0D0, .white),
    accent: TokenColor(0xE0_C8FF, .brightMagenta),
    success: TokenColor(0x7C_FC98, .brightGreen),
    warning: TokenColor(0xFF_E066, .brightYellow),
    danger: TokenColor(0xFF_B0B0, .brightRed),
    info: TokenColor(0x80_F0FF, .brightCyan),
    link: TokenColor(0xA8_CCFF, .brightBlue),
    border: TokenColor(0xBC_BCBC, .white),
    page: TokenColor(0x00_0000, .black),
    raised: TokenColor(0x1C_1C1C, .black),
    selected: TokenColor(0x00_275C, .blue)
  )
}
