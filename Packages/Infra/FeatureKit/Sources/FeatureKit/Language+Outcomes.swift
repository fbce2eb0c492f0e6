public import LocalizationKit

extension Language {
  /// Says that a change may have been made, as the service did not confirm it.
  public var unknownOutcome: String {
    choose(
      en: "The service did not confirm the change, which may have been made.",
      zhHans: "服务未确认更改，更改可能已经生效。",
      id: "Layanan tidak mengonfirmasi perubahan, yang mungkin sudah dilakukan."
    )
  }

  /// The same in a few words.
  public var unknownOutcomeBriefly: String {
    choose(en: "not confirmed", zhHans: "未确认", id: "tidak dikonfirmasi")
  }
}
