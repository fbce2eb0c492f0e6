/// Lets nobody pass until the expected number has arrived, then lets all pass.
actor Gate {
  private let expected: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(expecting expected: Int) {
    self.expected = expected
  }

  func arrive(with number: Int) async -> Int {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      guard waiting.count == expected else { return }
      for continuation in waiting { continuation.resume() }
    }
    return number
  }
}
