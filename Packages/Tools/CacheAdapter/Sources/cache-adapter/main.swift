import CacheAdapter
import Foundation
import NetworkingKit

guard let options = AdapterOptions(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(
    Data("usage: cache-adapter [--strict] [--offline-fallback] [--heuristics]\n".utf8)
  )
  exit(2)
}

// A thread of its own: background refreshes go on while the harness is silent.
let (lines, continuation) = AsyncStream.makeStream(of: String.self)
Thread.detachNewThread {
  while let line = readLine() { continuation.yield(line) }
  continuation.finish()
}

let transport = CurlTransport(limits: HTTPLimits(duration: .seconds(10)), clock: ContinuousClock())
let adapter = Adapter(options: options, transport: transport, now: { Date() }, clock: ContinuousClock())
for await line in lines {
  let reply = await adapter.reply(to: line)
  FileHandle.standardOutput.write(Data((reply + "\n").utf8))
}
