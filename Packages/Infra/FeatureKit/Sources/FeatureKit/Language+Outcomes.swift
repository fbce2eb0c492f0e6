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

  /// Says that a change may still be made, as the service did not confirm it and the list does not show it.
  ///
  /// - Parameter reason: Why the service did not confirm it, in a few words.
  /// - Returns: A sentence.
  public func unseenChange(because reason: String) -> String {
    choose(
      en: "The service did not confirm the change (\(reason)), and the list does not show it yet.",
      zhHans: "服务未确认更改（\(reason)），列表中也尚未显示该更改。",
      id: "Layanan tidak mengonfirmasi perubahan (\(reason)), dan daftar belum menampilkannya."
    )
  }

  /// That a change is not confirmed, in a few words.
  public var unknownOutcomeBriefly: String {
    choose(en: "not confirmed", zhHans: "未确认", id: "tidak dikonfirmasi")
  }
}
