import ExecutorKit
import Foundation
import NetworkingKit

// As in the program whose cache this is.
ProgramExecutors.install()

// Times the cache and its stores, for scripts/bench; each figure is in microseconds per operation.
let usage = """
  usage: cache-timing hits FOLDER          fresh hits of 10 KB in a store on the disk
         cache-timing exchange FOLDER URL  answers 304: the transport alone, and through the cache

  """
let arguments = CommandLine.arguments.dropFirst()

do {
  switch (arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first) {
  case ("hits", let folder?, nil): print(try await timeOfHit(in: folder) { Date() })
  case ("exchange", let folder?, let address?):
    guard let url = URL(string: address) else { throw TimingError.noAddress }
    let (bare, cached) = try await timesOfExchange(with: url, in: folder) { Date() }
    print(bare, cached)
  default:
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("cache-timing: \(error)\n".utf8))
  exit(1)
}
