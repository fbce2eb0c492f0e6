public import DesignKit
public import LocalizationKit

extension Language {
  /// Says that something could not be loaded, without a full stop.
  ///
  /// - Parameters:
  ///   - en: The thing in English, as a sentence begins.
  ///   - zhHans: The thing in Chinese, as it stands behind a verb.
  ///   - id: The thing in Indonesian, as a sentence begins; `nil` for a text that does not exist in Indonesian.
  /// - Returns: A clause such as `The deck could not be loaded`.
  public func notLoaded(en: SafeText, zhHans: SafeText, id: SafeText? = nil) -> SafeText {
    let english: SafeText = "\(en) could not be loaded"
    return choose(en: english, zhHans: "无法载入\(zhHans)", id: id.map { "\($0) tidak dapat dimuat" } ?? english)
  }

  /// Says that something that is shown could not be loaded again, without a full stop.
  ///
  /// - Parameters:
  ///   - en: The thing in English, as a sentence begins.
  ///   - zhHans: The thing in Chinese, as it stands behind a verb.
  ///   - id: The thing in Indonesian, as a sentence begins; `nil` for a text that does not exist in Indonesian.
  /// - Returns: A clause such as `The deck could not be refreshed`.
  public func notRefreshed(en: SafeText, zhHans: SafeText, id: SafeText? = nil) -> SafeText {
    let english: SafeText = "\(en) could not be refreshed"
    return choose(
      en: english,
      zhHans: "无法刷新\(zhHans)",
      id: id.map { "\($0) tidak dapat disegarkan" } ?? english
    )
  }

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
