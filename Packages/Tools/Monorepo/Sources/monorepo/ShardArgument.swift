import CommandKit
import MonorepoRunner

/// A part of a run as it is typed: `2/3`.
struct ShardArgument: ArgumentValue {
  let shard: Shard

  init(argument: String) throws(ArgumentError) {
    guard let shard = Shard(argument) else {
      throw ArgumentError(expected: "a part such as '1/3', from 1/n to n/n")
    }
    self.shard = shard
  }

  var argumentText: String { "\(shard.index)/\(shard.count)" }
}
