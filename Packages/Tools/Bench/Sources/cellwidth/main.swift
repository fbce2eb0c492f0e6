import DesignKit

// Says how wide DesignKit takes texts to be. The first line is the version of Unicode; then, for each line of
// standard input, scalars in hexadecimal with spaces between them, the cells where ambiguous characters are narrow,
// and where they are wide.
print(CellWidth.unicodeVersion)
while let line = readLine() {
  var text = String.UnicodeScalarView()
  for number in line.split(separator: " ") {
    guard let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) else {
      fatalError("\(number) is no scalar")
    }
    text.append(scalar)
  }
  let string = String(text)
  print(CellWidth().cells(of: string), CellWidth(ambiguous: .wide).cells(of: string))
}
