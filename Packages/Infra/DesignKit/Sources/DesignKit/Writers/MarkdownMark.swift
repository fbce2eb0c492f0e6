/// What stands around words that are emphasised (CommonMark 0.31, 6.2).
enum MarkdownMark: String {
  case none = ""
  case emphasis = "*"
  case strong = "**"
}
