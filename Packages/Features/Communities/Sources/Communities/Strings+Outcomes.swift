import CardsDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

// MARK: - Changes

extension Strings {
  func notes(about outcome: CommunityOutcome, _ context: ViewContext) -> [String] {
    switch outcome {
    case .created(let created): notes(about: created, context)
    case .joined(true): [language.choose(en: "You are a member now.", zhHans: "已加入社区。")]
    case .joined(false): [language.choose(en: "You are already a member.", zhHans: "已是社区成员。")]
    case .left(true): [language.choose(en: "You are no longer a member.", zhHans: "已退出社区。")]
    case .left(false): [language.choose(en: "You are not a member.", zhHans: "不是社区成员。")]
    case .deleted: [language.choose(en: "Deleted the community.", zhHans: "已删除社区。")]
    case .declined: []
    case .imported(let imported, let unusable): notes(about: imported, unusable, context)
    }
  }

  private func notes(about created: CreatedCommunity, _ context: ViewContext) -> [String] {
    var notes = [self.created(created.community)] + warnings(about: created.storageError, context)
    if let error = created.joinError {
      let reason = CommunitiesFailure.cards(error).brief(in: context)
      notes.append(
        language.warning(
          language.choose(
            en: "You could not join it: \(reason).",
            zhHans: "无法加入该社区：\(reason)。"
          )
        )
      )
    }
    return notes
  }

  private func notes(about imported: CreatedCommunity, _ unusable: Int, _ context: ViewContext) -> [String] {
    let members = count(members: imported.members)
    var notes = [created(imported.community)] + warnings(about: imported.storageError, context)
    notes.append(language.choose(en: "Imported \(members).", zhHans: "已导入\(members)。"))
    if imported.leftOut > 0 {
      let others = count(members: imported.leftOut)
      notes.append(
        language.choose(
          en: "Not imported: \(others), who must join by themselves.",
          zhHans: "未导入：\(others)；此服务的成员需自行加入。"
        )
      )
    }
    if imported.unknown > 0 {
      let others = count(members: imported.unknown)
      notes.append(
        language.choose(
          en: "Not imported: \(others), not found on GitHub.",
          zhHans: "未导入：\(others)；在 GitHub 上找不到。"
        )
      )
    }
    return notes + [FileWords.unusable(entries: unusable, in: language)].compactMap(\.self)
  }

  private func warnings(about error: PersistenceError?, _ context: ViewContext) -> [String] {
    guard let reason = error?.summary(in: context) else { return [] }
    return [
      language.warning(
        language.choose(
          en: "\(reason) Without its period, contributions in the community cannot be counted, "
            + "and the list shows it only to members.",
          zhHans: "\(reason)没有期间，就无法统计社区中的贡献，列表也只向成员显示该社区。"
        )
      )
    ]
  }

  var checkEntries: String {
    language.choose(
      en: "To import them too, correct the file, delete the community and import the file again.",
      zhHans: "如需导入这些条目，请更正文件、删除该社区并再次导入该文件。"
    )
  }

  /// How far an import has come.
  func lookedUp(_ done: Int, of all: Int) -> SafeText {
    let (done, members) = (language.grouped(done), count(members: all))
    return language.choose(
      en: "Looking up members: \(done) of \(members) done",
      zhHans: "正在查找成员：已处理\(done)位，共\(members)"
    )
  }

  /// An import that ended before anything was made.
  func importInterrupted(_ summary: String) -> String {
    language.choose(en: "\(summary) No community was created.", zhHans: "\(summary)未创建社区。")
  }

  private func created(_ community: Community) -> String {
    language.choose(
      en: "Created '\(community.name)'. ID: \(community.id)",
      zhHans: "已创建“\(community.name)”。编号：\(community.id)"
    )
  }

  func exported(_ document: CommunityDocument, to path: String) -> String {
    let members = count(members: document.cards.count)
    return language.choose(
      en: "Wrote '\(document.draft.name)' with \(members) to '\(path)'.",
      zhHans: "已将“\(document.draft.name)”及\(members)写入“\(path)”。"
    )
  }

  func deleteQuestion(_ name: String) -> String {
    language.choose(
      en: "Delete '\(name)' with all its members? [y/N]",
      zhHans: "要删除“\(name)”及其全部成员吗？[y/N]"
    )
  }
}

// MARK: - Failures

extension Strings {
  var changeNeedsConnection: String {
    language.choose(
      en: "Communities can only be changed with a connection; nothing was changed or stored for later.",
      zhHans: "更改社区需要网络连接；未作任何更改，也没有存储以便稍后发送。"
    )
  }
  var changeOnline: String {
    language.choose(en: "Try again when you are online.", zhHans: "请在联网后重试。")
  }

  func noSuchCommunity(_ id: String) -> String {
    language.choose(en: "The community '\(id)' does not exist.", zhHans: "社区“\(id)”不存在。")
  }
  func goneCommunity(_ id: String) -> String {
    language.choose(
      en: "The community '\(id)' no longer exists, and is not in your list any more.",
      zhHans: "社区“\(id)”已不存在，也不再出现在列表中。"
    )
  }
  func damagedCommunity(_ id: String) -> String {
    language.choose(
      en: "The saved community '\(id)' is damaged and cannot be read.",
      zhHans: "保存的社区“\(id)”已损坏，无法读取。"
    )
  }
  var deleteDamaged: String { language.choose(en: "Delete it", zhHans: "删除该社区") }
  var noCommunityBriefly: String { language.choose(en: "no such community", zhHans: "没有此社区") }
  var listCommunities: String { language.choose(en: "List your communities", zhHans: "列出自己的社区") }

  func unknownOutcome(because reason: String) -> String {
    language.choose(
      en: "The service did not confirm the change (\(reason)), "
        + "and the list does not tell whether it was made.",
      zhHans: "服务未确认更改（\(reason)），列表也无法表明更改是否生效。"
    )
  }
  var unconfirmedCreation: String {
    language.choose(
      en: "The service did not confirm that the community was created, so its ID is unknown.",
      zhHans: "服务未确认社区已创建，因此不知道它的编号。"
    )
  }
  func unconfirmedRefresh(because reason: String) -> String {
    language.choose(
      en: "The service did not confirm that contributions were counted again (\(reason)).",
      zhHans: "服务未确认已重新统计贡献（\(reason)）。"
    )
  }
  var createAgain: String {
    language.choose(
      en:
        "The list shows only communities you have joined. If you create it again, there may be two of them.",
      zhHans: "列表只显示已加入的社区。重新创建后，可能会有两个同名社区。"
    )
  }

  func summary(of fault: CommunityFault) -> String {
    switch fault {
    case .emptyName: language.choose(en: "The name is empty.", zhHans: "名称为空。")
    case .longName: language.choose(en: "The name is too long.", zhHans: "名称过长。")
    case .unprintableName:
      language.choose(en: "The name contains control characters.", zhHans: "名称包含控制字符。")
    case .periodEndsBeforeItBegins:
      language.choose(en: "The period ends before it begins.", zhHans: "期间的结束早于开始。")
    case .periodIsOneDay:
      language.choose(en: "The period begins and ends on the same day.", zhHans: "期间的开始和结束是同一天。")
    case .periodBeforeGitHub:
      language.choose(
        en: "The period begins before \(firstYear), when GitHub was founded.",
        zhHans: "期间早于\(firstYear)年，当时还没有 GitHub。"
      )
    case .periodInTheFuture:
      language.choose(en: "The period begins after today.", zhHans: "期间的开始日期晚于今天。")
    case .periodLongerThanYear:
      language.choose(en: "The period is longer than a year.", zhHans: "期间超过一年。")
    }
  }

  func advice(about fault: CommunityFault) -> String {
    switch fault {
    case .emptyName: language.choose(en: "Enter a name.", zhHans: "请输入名称。")
    case .longName:
      language.choose(
        en: "Use at most \(language.grouped(CommunityDraft.longestName)) characters.",
        zhHans: "最多使用\(language.grouped(CommunityDraft.longestName))个字符。"
      )
    case .unprintableName: language.choose(en: "Write the name in one line.", zhHans: "请将名称写在一行中。")
    case .periodEndsBeforeItBegins, .periodIsOneDay:
      language.choose(en: "Choose a later end.", zhHans: "请选择更晚的结束日期。")
    case .periodBeforeGitHub: language.choose(en: "Choose a later beginning.", zhHans: "请选择更晚的开始日期。")
    case .periodInTheFuture:
      language.choose(en: "Choose today or an earlier beginning.", zhHans: "请选择今天或更早的开始日期。")
    case .periodLongerThanYear: language.choose(en: "Choose an earlier end.", zhHans: "请选择更早的结束日期。")
    }
  }

  /// Years are written without a separator between thousands.
  var firstYear: String { String(CommunityPeriod.earliest.year) }

  var invalidBriefly: String { language.choose(en: "invalid name or period", zhHans: "名称或期间无效") }

  var unconfirmed: String {
    language.choose(en: "Deleting a community needs confirmation.", zhHans: "删除社区需要确认。")
  }
  var deleteIt: String { language.choose(en: "delete it without confirmation", zhHans: "不经确认就删除") }

  var cannotExportWithoutPeriod: String {
    language.choose(
      en: "The period of this community is unknown, so it cannot be exported.",
      zhHans: "此社区的期间未知，无法导出。"
    )
  }
  var unknownPeriodBriefly: String { language.choose(en: "period unknown", zhHans: "期间未知") }

  func notAnID(_ text: String) -> String {
    language.choose(en: "'\(text)' is not the ID of a community.", zhHans: "“\(text)”不是社区的编号。")
  }
  var copyID: String { language.choose(en: "Copy the ID from the list.", zhHans: "请从列表中复制编号。") }

  func notADay(_ text: String) -> String {
    language.choose(en: "'\(text)' is not a date.", zhHans: "“\(text)”不是日期。")
  }
  var writeDay: String {
    language.choose(en: "Write dates like 2026-03-31.", zhHans: "请按2026-03-31的形式书写日期。")
  }

  func summary(of error: TransferError, _ path: String) -> String {
    let words = FileWords(path, in: language)
    let file = words.name
    return switch error {
    case .file(let fault): words.summary(of: fault)
    case .madeByNewerVersion: words.isOfNewerVersion
    case .notADocument:
      language.choose(
        en: "\(file) is not a community, or is damaged.",
        zhHans: "\(file)不是社区，或已损坏。",
        id: "\(file) bukan komunitas, atau rusak."
      )
    case .otherKind:
      language.choose(
        en: "\(file) contains a deck, not a community.",
        zhHans: "\(file)中是卡组，而不是社区。",
        id: "\(file) berisi dek, bukan komunitas."
      )
    case .tooManyCards(let limit):
      language.choose(
        en: "\(file) has more than \(language.grouped(limit)) members.",
        zhHans: "\(file)中的成员超过\(language.grouped(limit))位。",
        id: "\(file) berisi lebih dari \(language.grouped(limit)) anggota."
      )
    case .invalid(let fault): summary(of: fault)
    }
  }

  func remedy(for error: TransferError, _ path: String) -> Remedy {
    let words = FileWords(path, in: language)
    return switch error {
    case .file(let fault): words.remedy(for: fault)
    case .madeByNewerVersion: .sentence(words.useNewerVersion)
    case .notADocument, .tooManyCards, .invalid: .sentence(words.checkContent)
    case .otherKind:
      .sentence(
        language.choose(en: "Import it as a deck.", zhHans: "请将其作为卡组导入。", id: "Impor sebagai dek.")
      )
    }
  }
}
