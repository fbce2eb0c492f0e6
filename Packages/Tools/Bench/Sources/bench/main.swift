import CommandKit
import Foundation

let program = Program(
  "bench",
  version: "1.0",
  abstract: "Compare the time and memory of programs.",
  commands: [
    CompareCommand(
      output: { print($0) },
      exists: { FileManager.default.fileExists(atPath: $0) }
    ).definition
  ]
)
let code = await CommandParser(program).run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: [:],
  output: { print($0) },
  errorOutput: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
)
exit(code.rawValue)
