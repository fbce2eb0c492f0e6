import DesignKit

// Writes texts as Markdown, in every place where a text can be. For each line of standard input, scalars in
// hexadecimal with spaces between them, it prints one line for each place: its name, the words that a page has to
// show, and the Markdown, the last two in hexadecimal like the input.
while let line = readLine() {
  let raw = String(
    String.UnicodeScalarView(
      line.split(separator: " ").compactMap { number in
        UInt32(number, radix: 16).flatMap(Unicode.Scalar.init)
      }
    )
  )
  for sample in Sample.all(of: SafeText(raw)) { print(sample.line) }
}
