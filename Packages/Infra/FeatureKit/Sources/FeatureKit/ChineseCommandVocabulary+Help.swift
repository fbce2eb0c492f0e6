import CommandKit

extension ChineseCommandVocabulary {
  func text(_ text: HelpText) -> String {
    switch text {
    case .usage: "用法"
    case .examples: "示例"
    case .arguments: "参数"
    case .options: "选项"
    case .globalOptions: "全局选项"
    case .commands: "命令"
    case .subcommands: "子命令"
    case .helpTopics: "帮助主题"
    case .more: "其他"
    case .commandName: "命令"
    case .subcommandName: "子命令"
    case .optionsName: "选项"
    case .shellName: "shell"
    case .showsVersion: "显示版本。"
    case .showsHelp: "显示帮助信息。"
    case .explains: "解释一个命令或主题。"
    case .whatToExplain: "要解释的命令或主题。"
    case .completes: "输出用于在 shell 中补全命令的脚本。"
    case .howToComplete(let line): "请在 shell 的启动文件中加载。在 bash 中：\(line)"
    case .whichShell: "为哪个 shell 输出脚本。"
    case .seeAll(let line): "所有命令和选项见“\(line)”。"
    case .seeEach(let line): "详细帮助见“\(line)”。"
    case .see(let line): "见“\(line)”。"
    case .aboutExitCodes: "退出码对脚本的含义。"
    case .exitCodesFollow: "每个命令的退出码都是以下之一："
    }
  }
}
