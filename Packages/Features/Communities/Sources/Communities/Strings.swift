import CardsDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts of communities, in one language.
struct Strings: Sendable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var communities: SafeText { language.choose(en: "Communities", zhHans: "社区") }

  func date(_ day: CalendarDay) -> SafeText {
    SafeText(language.date(of: CalendarTime(secondsSince1970: day.daysSince1970 * 86_400, offset: 0)))
  }

  func period(_ period: CommunityPeriod?) -> SafeText {
    guard let period else { return SafeText(unknownPeriodBriefly) }
    return language.choose(
      en: "\(date(period.from)) – \(date(period.to))",
      zhHans: "\(date(period.from))至\(date(period.to))"
    )
  }
}

// MARK: - The list

extension Strings {
  var listWords: LoadState<EntryList<Community>, CommunitiesFailure>.Words {
    .init(
      title: communities,
      loading: language.choose(en: "Loading communities", zhHans: "正在载入社区")
    )
  }

  func count(communities: Int) -> SafeText {
    SafeText(language.counted(communities, en: ("community", "communities"), zhHans: "个社区"))
  }

  var noCommunities: SafeText {
    language.choose(en: "You are not a member of any community.", zhHans: "尚未加入任何社区。")
  }
  var createOne: String { language.choose(en: "Create one", zhHans: "创建社区") }
  var exampleName: String { language.choose(en: "Friends", zhHans: "朋友") }
  var openOne: SafeText { language.choose(en: "Open a community", zhHans: "打开一个社区") }
  var openUnreadable: SafeText {
    language.choose(en: "Open one that could not be read", zhHans: "打开一个无法读取的社区")
  }
}

// MARK: - A community

extension Strings {
  var communityWords: LoadState<CommunityOverview, CommunitiesFailure>.Words {
    .init(
      title: language.choose(en: "Community", zhHans: "社区"),
      loading: language.choose(en: "Opening the community", zhHans: "正在打开社区"),
      notRefreshed: language.notRefreshed(en: "The community", zhHans: "社区")
    )
  }

  var id: SafeText { language.choose(en: "ID", zhHans: "编号") }
  var highlights: SafeText { language.choose(en: "Highlights", zhHans: "亮点") }
  func account(_ id: Card.ID) -> SafeText {
    SafeText(language.choose(en: "Account \(id)", zhHans: "帐户 \(id)"))
  }
  var nobodyYet: SafeText { language.choose(en: "nobody yet", zhHans: "暂无") }
  var notCountedYet: SafeText { language.choose(en: "not counted yet", zhHans: "尚未统计") }
  var members: SafeText { language.choose(en: "Members", zhHans: "成员") }
  var noMembers: SafeText { language.choose(en: "No members yet.", zhHans: "暂无成员。") }
  var noMembersLoaded: SafeText { language.notLoaded(en: "The members", zhHans: "成员") }

  func name(of category: HighlightCategory) -> SafeText {
    switch category {
    case .contributor: language.choose(en: "Best contributor", zhHans: "最佳贡献者")
    case .committer: language.choose(en: "Best committer", zhHans: "最佳提交者")
    case .reviewer: language.choose(en: "Best reviewer", zhHans: "最佳审查者")
    case .issuer: language.choose(en: "Best issue author", zhHans: "最佳议题作者")
    case .pullRequester: language.choose(en: "Best pull request author", zhHans: "最佳拉取请求作者")
    }
  }

  /// The name of the ranking of a category, one or two words.
  func tab(_ category: HighlightCategory) -> SafeText {
    switch category {
    case .contributor: language.choose(en: "Contributions", zhHans: "贡献")
    case .committer: commits
    case .reviewer: reviews
    case .issuer: issues
    case .pullRequester: language.choose(en: "Pull requests", zhHans: "拉取请求")
    }
  }

  /// Stands in place of the best member of a category.
  func nobody(_ absence: BestAbsence) -> SafeText {
    switch absence {
    case .nobodyYet: nobodyYet
    case .notCountedYet: notCountedYet
    case .unknown, .incomplete, .unreadable: unknown
    }
  }

  /// Stands in place of the ranking of a category.
  func emptyRanking(_ absence: BestAbsence) -> SafeText {
    switch absence {
    case .nobodyYet:
      language.choose(en: "Nobody has contributed to this category yet.", zhHans: "该分类暂无贡献。")
    case .notCountedYet:
      language.choose(en: "The contributions have not been counted yet.", zhHans: "贡献尚未统计。")
    case .unknown:
      language.choose(en: "The service does not report this category.", zhHans: "服务未提供该分类的数据。")
    case .incomplete:
      language.choose(en: "Not all members could be counted.", zhHans: "部分成员无法统计。")
    case .unreadable:
      language.choose(en: "Not all members could be read.", zhHans: "部分成员无法读取。")
    }
  }

  /// Stands above the reason why members were not counted.
  func notCounted(_ members: Int) -> SafeText {
    let counted = count(members: members)
    return language.choose(en: "\(counted) could not be counted", zhHans: "\(counted)无法统计")
  }

  /// Explains the dashes of members that were not counted yet.
  func stillToCount(_ members: Int) -> SafeText {
    let number = language.grouped(members)
    return language.plural(
      members,
      en: ("1 member has not been counted yet.", "\(number) members have not been counted yet."),
      zhHans: "\(number)位成员尚未统计。"
    )
  }

  /// The members that a ranking leaves out.
  func more(_ members: Int) -> SafeText {
    let number = language.grouped(members)
    return language.plural(
      members,
      en: ("1 more member", "\(number) more members"),
      zhHans: "另有\(number)位成员"
    )
  }

  func count(_ count: Int, _ category: HighlightCategory) -> SafeText {
    let text =
      switch category {
      case .contributor: language.counted(count, en: ("contribution", "contributions"), zhHans: "次贡献")
      case .committer: language.counted(count, en: ("commit", "commits"), zhHans: "次提交")
      case .reviewer: language.counted(count, en: ("review", "reviews"), zhHans: "次审查")
      case .issuer: language.counted(count, en: ("issue", "issues"), zhHans: "个议题")
      case .pullRequester: language.counted(count, en: ("pull request", "pull requests"), zhHans: "个拉取请求")
      }
    return SafeText(text)
  }

  /// Stands between a member and the number that makes it the best.
  var separator: SafeText { language.choose(en: ", ", zhHans: "，") }

  func count(members: Int) -> SafeText {
    SafeText(language.counted(members, en: ("member", "members"), zhHans: "位成员"))
  }

  func place(_ rank: Int) -> SafeText {
    let number = language.grouped(rank)
    return language.choose(en: "place \(number)", zhHans: "第\(number)名")
  }

  func name(of kind: AccountKind) -> SafeText {
    switch kind {
    case .user: language.choose(en: "user", zhHans: "用户")
    case .organisation: language.choose(en: "organisation", zhHans: "组织")
    case .bot: language.choose(en: "bot", zhHans: "机器人")
    }
  }

  /// Why members of some kinds have no numbers.
  func noCalendar(_ kinds: Set<AccountKind>) -> SafeText {
    if kinds == [.organisation] {
      return language.choose(
        en: "Organisations have no contribution calendar.",
        zhHans: "组织没有贡献日历。"
      )
    }
    if kinds == [.bot] {
      return language.choose(en: "Bots have no contribution calendar.", zhHans: "机器人没有贡献日历。")
    }
    return language.choose(
      en: "Organisations and bots have no contribution calendar.",
      zhHans: "组织和机器人没有贡献日历。"
    )
  }

  var rank: SafeText { language.choose(en: "Place", zhHans: "名次") }
  var member: SafeText { language.choose(en: "Member", zhHans: "成员") }
  var total: SafeText { language.choose(en: "Total", zhHans: "总计") }
  var commits: SafeText { language.choose(en: "Commits", zhHans: "提交") }
  var reviews: SafeText { language.choose(en: "Reviews", zhHans: "审查") }
  var issues: SafeText { language.choose(en: "Issues", zhHans: "议题") }
  var pullRequests: SafeText { language.choose(en: "PRs", zhHans: "拉取请求") }
  var unknown: SafeText { language.choose(en: "–", zhHans: "–") }

  var join: SafeText { language.choose(en: "Join", zhHans: "加入") }
  var leave: SafeText { language.choose(en: "Leave", zhHans: "退出") }
  var countAgain: SafeText { language.choose(en: "Count contributions again", zhHans: "重新统计贡献") }
}
