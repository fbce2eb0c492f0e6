import CommandKit
import LocalizationKit

extension Strings {
  /// The environment variables that the program reads.
  var environmentTopic: HelpTopic {
    HelpTopic(
      "environment",
      abstract: language.choose(en: "The environment variables that are read.", zhHans: "读取的环境变量。"),
      text: language.choose(en: Self.englishEnvironment, zhHans: Self.chineseEnvironment)
    )
  }

  /// The forms in which results are written.
  var outputTopic: HelpTopic {
    HelpTopic(
      "output",
      abstract: language.choose(en: "The forms in which results are written.", zhHans: "结果的输出形式。"),
      text: language.choose(en: Self.englishOutput, zhHans: Self.chineseOutput)
    )
  }

  private static let englishEnvironment = """
    Services
      TESSERA_BACKEND         sandbox or live; the option is --backend
      TESSERA_RECIPES_URL     base of the recipes service, up to its /api/json/v1/1
      TESSERA_STREAMING_URL   root page of the streaming service, for example https://content.viaplay.com/ios-se
                              setting it uses the network whatever the backend; http only for this machine
      TESSERA_NETWORK         a condition on the sandbox's network; the option is --network
      TESSERA_TIMEOUT         how long to wait in all; the option is --timeout
      TESSERA_OFFLINE         1 to make no connection; the option is --offline

    Files
      TESSERA_HOME            one folder for everything, as an absolute path; else the XDG base directories
      XDG_CACHE_HOME          where what can be fetched again is kept
      XDG_DATA_HOME           where favourites and lists are kept
      XDG_CONFIG_HOME         where settings are kept

    Looks
      TESSERA_THEME, TESSERA_WIDTH, TESSERA_ACCESSIBLE
                              as --theme, --width, --accessible
      NO_COLOR, FORCE_COLOR, CLICOLOR, CLICOLOR_FORCE, COLORTERM, COLORFGBG, TERM, COLUMNS, LC_ALL, LC_CTYPE,
      LANG
                              as everywhere; --color is stronger

    Language
      TESSERA_LANG            the language to speak; the option is --lang
      LC_ALL, LC_MESSAGES, LANG, LANGUAGE
                              as everywhere; a language that there is not is English

    An option is stronger than a variable, a variable than a setting (tessera settings); an empty variable counts as
    unset.
    """

  private static let chineseEnvironment = """
    服务
      TESSERA_BACKEND         sandbox 或 live；对应选项 --backend
      TESSERA_RECIPES_URL     食谱服务的基础地址，到 /api/json/v1/1 为止
      TESSERA_STREAMING_URL   流媒体服务的根页面，例如 https://content.viaplay.com/ios-se
                              设置后总是使用网络，与后端无关；http 仅限本机
      TESSERA_NETWORK         沙盒网络的状况；对应选项 --network
      TESSERA_TIMEOUT         总共等待多长时间；对应选项 --timeout
      TESSERA_OFFLINE         设为1则不连接网络；对应选项 --offline

    文件
      TESSERA_HOME            存放一切文件的文件夹，须为绝对路径；默认使用 XDG 基础目录
      XDG_CACHE_HOME          存放可以重新获取的内容
      XDG_DATA_HOME           存放收藏和清单
      XDG_CONFIG_HOME         存放设置

    外观
      TESSERA_THEME, TESSERA_WIDTH, TESSERA_ACCESSIBLE
                              同 --theme、--width、--accessible
      NO_COLOR, FORCE_COLOR, CLICOLOR, CLICOLOR_FORCE, COLORTERM, COLORFGBG, TERM, COLUMNS, LC_ALL, LC_CTYPE,
      LANG
                              与其他程序相同；--color 优先

    语言
      TESSERA_LANG            使用的语言；对应选项 --lang
      LC_ALL, LC_MESSAGES, LANG, LANGUAGE
                              与其他程序相同；不支持的语言以英语代替

    选项优先于变量，变量优先于设置（tessera settings）；空变量视为未设置。
    """

  private static let englishOutput = """
    Results go to standard output, everything else to standard error.

    A terminal gets colours and, while something is loading, a screen that is drawn again. A file or a pipe gets \
    the same lines without colours. --plain asks for that on a terminal, --accessible for text that reads well \
    aloud: a fact a line, nothing drawn.

    --json writes one object: data, source and for lists page. source has kind (network, revalidated or stored), \
    fetchedAt, ageSeconds, stale and reason. --fields chooses members of data.

    --explain says on standard error which way the answer took through the layers, and how long.
    """

  private static let chineseOutput = """
    结果写入标准输出，其余一切写入标准错误输出。

    终端会得到颜色；载入期间，画面会不断重绘。文件或管道得到同样的文本，但没有颜色。在终端上用 --plain 也能如此，\
    用 --accessible 则得到适合朗读的文本：每行一项，没有图形。

    --json 输出一个对象：data、source，列表还有 page。source 包含 kind（network、revalidated 或 stored）、\
    fetchedAt、ageSeconds、stale 和 reason。--fields 选择 data 的成员。这些名称和值在任何语言下都相同。

    --explain 在标准错误输出中说明结果经过各层的路径和用时。
    """
}
