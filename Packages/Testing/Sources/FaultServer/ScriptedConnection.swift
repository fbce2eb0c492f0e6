import LoopbackSockets

/// Plays the steps of a script on one connection.
struct ScriptedConnection {
  /// Whether the script goes on after a step.
  private enum Outcome {
    case goesOn
    case ends
    case otherSideGone
  }

  private let socket: StreamSocket
  private let journal: ServerJournal
  private var unread: [UInt8] = []

  init(socket: StreamSocket, journal: ServerJournal) {
    self.socket = socket
    self.journal = journal
  }

  mutating func run(_ steps: [FaultStep]) {
    let outcome = play(steps)
    socket.hangUp()
    journal.closed(socket)
    if outcome == .otherSideGone { journal.update { $0.departures += 1 } }
  }

  private mutating func play(_ steps: [FaultStep]) -> Outcome {
    for step in steps {
      let outcome = play(step)
      if outcome != .goesOn { return outcome }
    }
    return .goesOn
  }

  private mutating func play(_ step: FaultStep) -> Outcome {
    switch step {
    case .readRequest: return readRequest() == nil ? .otherSideGone : .goesOn
    case .answerEach(let answer): return answerRequests(answer)
    case .send(let bytes): return socket.deliver(bytes) ? .goesOn : .otherSideGone
    case .sendSlices(let bytes, let size, let pause): return sendSlices(bytes, size: size, pause: pause)
    case .pause(let duration): return wait(duration)
    case .stall: return wait(nil)
    case .finishSending:
      socket.finishSending()
      return .goesOn
    case .close: return .ends
    case .reset:
      socket.hangUpWithReset()
      return .ends
    }
  }

  private mutating func answerRequests(_ answer: (ReceivedRequest) -> [FaultStep]) -> Outcome {
    while let request = readRequest() {
      let outcome = play(answer(request))
      if outcome != .goesOn { return outcome }
    }
    return .otherSideGone
  }

  private func sliceBounds(_ count: Int, size: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: max(1, size)).map { $0..<min(count, $0 + max(1, size)) }
  }

  private mutating func sendSlices(_ bytes: [UInt8], size: Int, pause: Duration) -> Outcome {
    for bounds in sliceBounds(bytes.count, size: size) {
      guard socket.deliver(bytes[bounds]) else { return .otherSideGone }
      if pause > .zero && wait(pause) == .otherSideGone { return .otherSideGone }
    }
    return .goesOn
  }

  /// Lets time pass while watching the other side; without a duration, until it goes.
  private mutating func wait(_ duration: Duration?) -> Outcome {
    let clock = ContinuousClock()
    let end = duration.map { clock.now.advanced(by: $0) }
    while true {
      switch socket.receive(within: end.map { clock.now.duration(to: $0) }) {
      case .bytes(let bytes): unread += bytes
      case .timedOut: return .goesOn
      case .gone: return .otherSideGone
      }
    }
  }

  private mutating func readRequest() -> ReceivedRequest? {
    guard let head = readHead() else { return nil }
    let announced = ReceivedRequest(head: head, body: [])
    let length = announced["Content-Length"].flatMap { Int($0) } ?? 0
    while unread.count < length {
      guard readMore() else { return nil }
    }
    let request = ReceivedRequest(head: head, body: Array(unread.prefix(length)))
    unread.removeFirst(length)
    journal.update { $0.requests.append(request) }
    return request
  }

  private mutating func readHead() -> [UInt8]? {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      if let start = unread.indices.dropFirst(searched).first(where: { unread[$0...].starts(with: end) }) {
        let head = Array(unread[..<(start + end.count)])
        unread.removeFirst(head.count)
        return head
      }
      searched = max(0, unread.count - end.count + 1)
      guard readMore() else { return nil }
    }
  }

  private mutating func readMore() -> Bool {
    guard case .bytes(let bytes) = socket.receive() else { return false }
    unread += bytes
    return true
  }
}
