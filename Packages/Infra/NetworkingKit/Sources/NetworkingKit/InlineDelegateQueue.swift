import Foundation

/// Runs what the session reports where it is reported, instead of collecting it.
///
/// On Linux the session hands over each piece of a body as an operation and goes on at once. When a body
/// inflates faster than the operations run, hundreds of megabytes wait in the queue, whatever the delegate
/// does with them. Running them in place makes the session wait: that is the back-pressure.
final class InlineDelegateQueue: OperationQueue, @unchecked Sendable {  // adds no state to its superclass
  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    #if canImport(FoundationNetworking)
      block()
    #else
      super.addOperation(block)
    #endif
  }
}
