import CommandKit
import FeatureKit
import LocalizationKit

extension Strings {
  /// The environment variables of the program.
  ///
  /// - Parameter program: How the user calls the program.
  /// - Returns: The topic.
  func environmentTopic(_ program: String) -> HelpTopic {
    let rows = Area.all.flatMap(\.usedServices).map { Self.row($0.variable, $0.help(self)) }
    let services = rows.sorted().joined(separator: "\n")
    return HelpTopic(
      "environment",
      abstract: language.choose(en: "Environment variables.", zhHans: "环境变量。", id: "Variabel lingkungan."),
      text: language.choose(
        en: Self.englishEnvironment(services: services, program),
        zhHans: Self.chineseEnvironment(services: services, program),
        id: Self.indonesianEnvironment(services: services, program)
      )
    )
  }

  /// The output formats.
  var outputTopic: HelpTopic {
    HelpTopic(
      "output",
      abstract: language.choose(en: "Output formats.", zhHans: "输出格式。", id: "Format keluaran."),
      text: language.choose(en: Self.englishOutput, zhHans: Self.chineseOutput, id: Self.indonesianOutput)
    )
  }

  private static func row(_ name: String, _ help: String) -> String {
    let gap =
      name.count < 24
      ? String(repeating: " ", count: 24 - name.count) : "\n" + String(repeating: " ", count: 26)
    return "  " + name + gap + help
  }

  private static func englishEnvironment(services: String, _ program: String) -> String {
    """
    Services
      TESSERA_BACKEND         sandbox or live; same as --backend
    \(services)
                              each address that is set is used, even with
                              --backend sandbox; http only for this computer
      TESSERA_NETWORK         network condition of the sandbox; same as --network
      TESSERA_SANDBOX_COUNTRY
                              streaming catalogue of the sandbox: gb (English) or se (Swedish)
      TESSERA_TIMEOUT         total time to wait for a response; same as --timeout
      TESSERA_PATIENCE        time to wait if a cached copy is available; same as --patience
      TESSERA_OFFLINE         1 to use cached data only; same as --offline
      TESSERA_DEBUG           1 to log requests and responses; same as --verbose
      https_proxy, all_proxy, no_proxy
                              proxy, as in other programs that use libcurl;
                              never used for this computer

    Accounts
      TESSERA_GITHUB_TOKEN, GH_TOKEN, GITHUB_TOKEN
                              token for GitHub (the first one that is set);
                              never stored, and ignored with the sandbox
      TESSERA_GITHUB_CLIENT_ID
                              client ID for sign-in with a code; also a setting

    Files
      TESSERA_HOME            one folder for all files, as an absolute path
                              (default: the XDG base directories)
      XDG_CACHE_HOME          cache folder
      XDG_DATA_HOME           folder for favourites and lists
      XDG_CONFIG_HOME         folder for settings

    Appearance
      TESSERA_THEME, TESSERA_IMAGES, TESSERA_WIDTH, TESSERA_ACCESSIBLE
                              same as --theme, --images, --width, --accessible
      NO_COLOR, FORCE_COLOR, CLICOLOR, CLICOLOR_FORCE
                              colours, as in other programs; --color overrides them
      TERM, COLORTERM, COLORFGBG, COLUMNS
                              the terminal, as in other programs
      LC_ALL, LC_CTYPE, LANG  character set, as in other programs

    Language and questions
      TESSERA_LANG            interface language; same as --lang
      LC_ALL, LC_MESSAGES, LANG, LANGUAGE
                              as in other programs (default: English);
                              Chinese only with UTF-8, and not on the Linux console
      TESSERA_NO_INPUT        1 to never ask questions; same as --no-input
      TESSERA_COMMAND         name of the program in hints and help, for scripts that start it

    Options override environment variables, which override settings (\(program) settings). An empty variable counts as \
    unset.
    """
  }

  private static func chineseEnvironment(services: String, _ program: String) -> String {
    """
    服务
      TESSERA_BACKEND         sandbox 或 live；同 --backend
    \(services)
                              已设置的地址总会使用，即使指定了 --backend sandbox；
                              http 仅限本机
      TESSERA_NETWORK         沙盒的网络条件；同 --network
      TESSERA_SANDBOX_COUNTRY
                              沙盒的流媒体目录：gb（英语）或 se（瑞典语）
      TESSERA_TIMEOUT         等待一次响应的总时间；同 --timeout
      TESSERA_PATIENCE        有缓存副本时等待服务的时间；同 --patience
      TESSERA_OFFLINE         设为1则只使用缓存内容；同 --offline
      TESSERA_DEBUG           设为1则记录请求和响应；同 --verbose
      https_proxy, all_proxy, no_proxy
                              代理，与其他使用 libcurl 的程序相同；不用于本机

    帐户
      TESSERA_GITHUB_TOKEN, GH_TOKEN, GITHUB_TOKEN
                              GitHub 的令牌，使用第一个已设置的变量；从不存储，
                              使用沙盒时忽略
      TESSERA_GITHUB_CLIENT_ID
                              用代码登录时的客户端 ID；也可在设置中指定

    文件
      TESSERA_HOME            存放所有文件的文件夹，须为绝对路径
                              （默认使用 XDG 基础目录）
      XDG_CACHE_HOME          缓存文件夹
      XDG_DATA_HOME           收藏和清单的文件夹
      XDG_CONFIG_HOME         设置的文件夹

    外观
      TESSERA_THEME, TESSERA_IMAGES, TESSERA_WIDTH, TESSERA_ACCESSIBLE
                              同 --theme、--images、--width、--accessible
      NO_COLOR, FORCE_COLOR, CLICOLOR, CLICOLOR_FORCE
                              颜色，与其他程序相同；--color 优先
      TERM, COLORTERM, COLORFGBG, COLUMNS
                              终端，与其他程序相同
      LC_ALL, LC_CTYPE, LANG  字符集，与其他程序相同

    语言和提问
      TESSERA_LANG            界面语言；同 --lang
      LC_ALL, LC_MESSAGES, LANG, LANGUAGE
                              与其他程序相同（默认为英语）；
                              只有使用 UTF-8 且不在 Linux 控制台时才会选择中文
      TESSERA_NO_INPUT        设为1则从不提问；同 --no-input
      TESSERA_COMMAND         提示和帮助中的程序名称，供启动程序的脚本使用

    选项优先于变量，变量优先于设置（\(program) settings）；空变量视为未设置。
    """
  }

  /// The codes of the warnings in JSON documents.
  static func warningCodes(in language: Language) -> String {
    language.list(WarningCode.allCases.map(\.rawValue), .and)
  }

  private static let englishOutput = """
    Results go to standard output, everything else to standard error.

    On a terminal, pages have colours and are redrawn while they load. On a pipe or in a file, lists are \
    tab-separated: one record per line, without a heading or hints. The columns do not depend on the width, and \
    --fields chooses them. Other pages are written as plain text. Use --plain for plain text on a terminal, and \
    --accessible for text that suits a screen reader. For a pager, add --color always, which writes pages as on a \
    terminal, and pipe them to less -R.

    --json writes one object with the members data, source and, for lists, page. The members of source are kind \
    (network, revalidated or stored), fetchedAt, ageSeconds, stale and reason. Those of page are count, next and \
    total; next tells where the list continues, and is null only at its end; total is the number of entries \
    of the whole list as far as it is known, also of those that are left out. \
    Blocks of a section have the same three, \
    and error where something of them could not be loaded. A change that shows the changed list writes it in the same \
    form. The member warnings has a code for each thing that the data lack, such as entries-unreadable for \
    entries that could not be read; a document that lacks nothing does not have it. The codes are \
    \(warningCodes(in: .english)). \
    Other changes, the list of components and the version are not read from anywhere: they have data \
    only. --fields chooses the members of data. \
    With --json, an error is also an object, on standard error: its member error has code, status, message, hint and \
    requestId (null unless the service names one). Warnings are lines of text before it. \
    Names and codes are the same in every language. Manuals and completion scripts have no JSON, so that their \
    commands refuse --json; help is text beside every option.

    --explain prints a timing trace of the request to standard error.
    """

  private static let chineseOutput = """
    结果写入标准输出，其他信息写入标准错误输出。

    在终端上，页面带有颜色，载入期间会重绘。输出到管道或文件时，列表以制表符分隔：每行一条记录，列与宽度无关，\
    没有标题和提示；--fields 选择列。其他页面以纯文本输出。在终端上可用 --plain 得到纯文本，用 --accessible \
    得到适合屏幕阅读器的文本。要使用分页程序，请加 --color always（页面与终端上相同），并输出到 less -R。

    --json 输出一个对象：data、source，列表还有 page。source 包含 kind（network、revalidated 或 stored）、\
    fetchedAt、ageSeconds、stale 和 reason。page 包含 count、next 和 total；next 表示列表从何处继续，只在列表末尾为空值；\
    total 是整个列表的已知条目数，包括未列出的条目。\
    栏目的每个板块也有这三项，未能完整载入时还有 error。显示更改后列表的更改以同样的形式输出。\
    warnings 为数据所缺的每项内容列出一个代码，例如 entries-unreadable 表示有条目无法读取；没有缺失时不含此成员。\
    代码有\(warningCodes(in: .simplifiedChinese))。\
    其他更改的结果、组件列表和版本没有来源，只有 data。--fields 选择 data 的成员。\
    此时错误也以 JSON 写入标准错误输出：一个含 error 的对象，error 有 code、status、message、hint 和 requestId\
    （服务未提供时为空值）。警告以文本行写在它之前。这些名称和 code 在任何语言下都相同。\
    手册和补全脚本没有 JSON 形式，其命令拒绝 --json；帮助可与任何选项同用，始终是文本。

    --explain 在标准错误输出中显示请求跟踪和用时。
    """
}
