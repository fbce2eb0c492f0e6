/// Tells comments that document a declaration from those that do not.
enum DocumentationComment {
  /// Whether a comment begins as documentation does, and says something.
  static func isOne(_ comment: ArraySlice<UInt8>) -> Bool {
    let isLine = comment.starts(with: "///".utf8) && !comment.starts(with: "////".utf8)
    let isBlock = comment.starts(with: "/**".utf8) && !comment.starts(with: "/***".utf8)
    return (isLine || isBlock) && comment.contains(where: \.isIdentifier)
  }
}
