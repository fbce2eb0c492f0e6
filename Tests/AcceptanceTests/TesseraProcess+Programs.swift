import Foundation
import Testing

extension TesseraProcess {
  /// The folder of the scripts that stand in for other programs.
  var programs: URL { home.appending(path: "programs") }

  /// Makes a script that stands in for another program, and gives its path.
  ///
  /// A shell writes it: a file that this process has open for writing goes along to each program that another test
  /// starts meanwhile, and cannot be run until that program has ended (`ETXTBSY`).
  func makeProgram(_ name: String, _ script: String) async throws -> String {
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    let path = programs.appending(path: name).path(percentEncoded: false)
    let run = try await shell(
      #"printf '%s\n' "$SCRIPT" >"$PROGRAM" && chmod 755 "$PROGRAM""#,
      environment: ["PROGRAM": path, "SCRIPT": "#!/bin/sh\n" + script]
    )
    try #require(run.status == 0, "\(run.errorOutput)")
    return path
  }
}
