/// How long some work takes.
///
/// - Parameter work: What is done; its result is looked at, so that none of it can be left out.
/// - Returns: The time, in seconds.
func seconds(_ work: () -> Int) -> Double {
  var result = 0
  let time = ContinuousClock().measure { result = work() }
  precondition(result > 0, "nothing was written")
  return time / .seconds(1)
}
