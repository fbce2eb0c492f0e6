import DesignKit
import LocalizationKit

extension Strings {
  func notAbsolute(_ variable: String) -> String {
    language.choose(en: "\(variable) is not an absolute path.", zhHans: "\(variable) 不是绝对路径。")
  }

  var setToAbsolutePath: String {
    language.choose(
      en: "Set it to a path that begins with /, or unset it.",
      zhHans: "请将其设为以 / 开头的路径，或取消设置。"
    )
  }

  var conditionWithoutSandbox: String {
    language.choose(en: "--network puts a condition on the sandbox only.", zhHans: "--network 只能为沙盒设定状况。")
  }

  func useSandbox(without variable: String) -> String {
    language.choose(
      en: "Leave it out, or use --backend sandbox without \(variable).",
      zhHans: "请去掉它，或使用 --backend sandbox 并取消设置 \(variable)。"
    )
  }

  func unusableAddress(_ variable: String) -> String {
    language.choose(en: "\(variable) is not an address that can be used.", zhHans: "\(variable) 不是可用的地址。")
  }

  func usableAddress(_ example: String) -> String {
    language.choose(
      en: "Set it to one such as \(example): no user, no IPv6 number, plain http only for this machine.",
      zhHans: "请将其设为 \(example) 这样的地址：不含用户名，不用 IPv6 数字，明文 http 仅限本机。"
    )
  }

  func cannotBeKept(_ reason: String) -> String {
    language.choose(
      en: "Warning: what you see cannot be kept for later: \(reason)",
      zhHans: "警告：所见内容无法保存以备后用：\(reason)"
    )
  }

  func unwritableResult(_ reason: String) -> String {
    language.choose(en: "The result could not be written: \(reason).", zhHans: "无法写入结果：\(reason)。")
  }

  func warning(_ what: String) -> String { language.choose(en: "Warning: \(what)", zhHans: "警告：\(what)") }

  var noPlaceForFiles: String {
    language.choose(en: "neither it nor HOME names a folder", zhHans: "它和 HOME 都没有指定文件夹")
  }

  func unreadableSettings(_ reason: String) -> String {
    language.choose(
      en: "Warning: the settings cannot be read, and count as not set: \(SafeText(reason).string).",
      zhHans: "警告：无法读取设置，视为未设置：\(SafeText(reason).string)。"
    )
  }

  func refusedSetting(_ problem: String) -> String {
    language.choose(
      en: "Warning: \(problem) It counts as not set.",
      zhHans: "警告：\(problem)该项视为未设置。"
    )
  }
}
