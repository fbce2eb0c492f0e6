/// Takes SGR and OSC 8 sequences out, as a terminal would.
func strippingEscapes(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var scalars = text.unicodeScalars.makeIterator()
  while let scalar = scalars.next() {
    guard scalar == "\u{1B}" else {
      result.append(scalar)
      continue
    }
    if scalars.next() == "[" {
      while let next = scalars.next(), next != "m" {}
    } else {
      while let next = scalars.next(), next != "\\" {}
    }
  }
  return String(result)
}

func lines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
}
