import Foundation
import NetworkingKit
import OfflineHTTP
import StorageKit

// Times the cache and its stores, for scripts/bench; each figure is in microseconds per operation.
let usage = """
  usage: cache-timing hits FOLDER          fresh hits of 10 KB in a store on the disk
         cache-timing exchange FOLDER URL  answers 304: the transport alone, and through the cache
         cache-timing replace FILE         a document of 10 KB in place of another one, in a cache
         cache-timing values FILE          a value of 200 bytes, as what users save is written
         cache-timing lookup FOLDER        a document among 1,000 and among 100,000

  """
let arguments = CommandLine.arguments.dropFirst()

do {
  switch (arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first) {
  case ("hits", let folder?, nil): print(try await timeOfHit(in: folder))
  case ("exchange", let folder?, let address?):
    guard let url = URL(string: address) else { throw TimingError.noAddress }
    let (bare, cached) = try await timesOfExchange(with: url, in: folder)
    print(bare, cached)
  case ("replace", let file?, nil): print(try await timeOfReplacing(in: file))
  case ("values", let file?, nil): print(try await timeOfValue(in: file))
  case ("lookup", let folder?, nil): print(try await timesOfLookUp(in: folder).map(\.description).joined(separator: " "))
  default:
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("cache-timing: \(error)\n".utf8))
  exit(1)
}
