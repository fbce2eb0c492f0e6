extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

  /// Seconds with one decimal place, as in “14.2 s”.
  var text: String {
    let tenths = Int((inSeconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
