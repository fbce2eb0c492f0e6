import DesignKit

/// Texts that several specimens show.
enum Sample {
  static let synopsis: SafeText =
    "A retired harbour pilot takes one last ship through the ice and finds that nobody aboard knows where it is bound."

  static let longTitle: SafeText =
    "The extraordinarily long title of a series about titles that never seem to end"

  static let address = "https://example.org/trailer?id=7"
}
