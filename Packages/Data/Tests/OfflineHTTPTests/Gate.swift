/// Holds callers until a test opens it.
actor Gate {
  private(set) var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []
  private var arrived = 0

  /// How many have come to the gate.
  var arrivalCount: Int { arrived }

  /// Waits until the gate is open.
  func pass() async {
    arrived += 1
    for arrival in arrivals { arrival.resume() }
    arrivals = []
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Waits until somebody has come to the gate.
  func waitForArrival() async {
    guard arrived == 0 else { return }
    await withCheckedContinuation { arrivals.append($0) }
  }

  func open() {
    isOpen = true
    for waiter in waiting { waiter.resume() }
    waiting = []
  }
}
