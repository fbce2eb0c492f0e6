extension SourceCode {
  /// The module of each import declaration with its line, as written, whatever `#if` it stands in.
  var imports: [(module: String, line: Int)] {
    offsets(of: "import").compactMap { offset in
      let words = rest(ofLineAt: offset + "import".utf8.count).split(whereSeparator: \.isWhitespace)
      let kinds = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
      guard let path = words.first(where: { !kinds.contains(String($0)) }) else { return nil }
      let module = path.split(separator: ".").first.map(String.init) ?? String(path)
      return (module, line(at: offset))
    }
  }

  /// The code of the whole line that holds the byte at an offset.
  func wholeLine(at offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The code from an offset to the end of its line.
  func rest(ofLineAt offset: Int) -> String {
    let end =
      bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") } ?? bytes.count
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }
}
