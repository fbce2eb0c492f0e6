import CommandKit
import Foundation

let program = Program(
  "rendering",
  version: "1.0",
  abstract: "Time the layout and output of the design system.",
  commands: [
    DataCommand(output: { print($0) }).definition,
    TableCommand(read: { try String(contentsOfFile: $0, encoding: .utf8) }, output: { print($0) }).definition,
    ScreenCommand(output: { print($0) }).definition,
  ]
)
let code = await CommandParser(program).run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: [:],
  output: { print($0) },
  errorOutput: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
)
exit(code.rawValue)
