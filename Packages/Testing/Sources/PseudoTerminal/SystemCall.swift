#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Repeats a call while signals interrupt it.
func retryingInterrupts<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// The result of a call that answers -1 on failure.
@discardableResult
func checked<Result: SignedInteger>(
  _ name: String,
  _ call: () -> Result
) throws(PseudoTerminalError) -> Result {
  let result = retryingInterrupts(call)
  guard result >= 0 else { throw systemFailure(name, errno) }
  return result
}

/// Succeeds for a call that answers an error number.
func checkedNumber(_ name: String, _ number: Int32) throws(PseudoTerminalError) {
  guard number == 0 else { throw systemFailure(name, number) }
}

private func systemFailure(_ name: String, _ number: Int32) -> PseudoTerminalError {
  .systemCall(name, reason: String(cString: strerror(number)))
}
