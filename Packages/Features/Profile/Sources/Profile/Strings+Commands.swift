import CareersDomain
import LocalizationKit

// MARK: - Help for the profile

extension Strings {
  var textValue: String { language.choose(en: "text", zhHans: "文字") }
  var addressValue: String { language.choose(en: "URL", zhHans: "地址") }
  var fileValue: String { language.choose(en: "file", zhHans: "文件") }
  var typeValue: String { language.choose(en: "type", zhHans: "类型") }

  var profileAbstract: String { language.choose(en: "Show your profile.", zhHans: "显示个人资料。") }
  var profileDiscussion: String {
    language.choose(
      en: """
        Completion, trust and verification are shown as the service reports them. Changes that have not been sent yet \
        are marked.
        """,
      zhHans: "完整度、信任状态和认证状态均以服务为准。尚未发送的更改会标出。"
    )
  }
  var profileExample: String { language.choose(en: "your profile", zhHans: "个人资料") }
  var profileDocumentExample: String {
    language.choose(en: "name and completion as JSON", zhHans: "以 JSON 输出姓名和完整度")
  }

  var editAbstract: String { language.choose(en: "Change your name or picture.", zhHans: "更改姓名或头像。") }
  var editDiscussion: String {
    language.choose(
      en: """
        Without options, asks for both and shows the present values. Without a connection, the change is stored and \
        sent later. An empty picture address removes the picture.
        """,
      zhHans: "不带选项时会逐项提问并显示当前值。没有网络时，更改会先存储，稍后发送。头像地址为空表示删除头像。"
    )
  }
  var nameHelp: String {
    let (shortest, longest) = (FullName.lengths.lowerBound, FullName.lengths.upperBound)
    return language.choose(
      en: "New name, \(shortest) to \(longest) characters.",
      zhHans: "新的姓名，\(shortest)到\(longest)个字符。"
    )
  }
  var avatarHelp: String {
    language.choose(en: "Web address of the picture, or empty for none.", zhHans: "头像的网址，留空表示没有。")
  }
  var nameExample: String { language.choose(en: "another name", zhHans: "更改姓名") }
  var avatarExample: String { language.choose(en: "another picture", zhHans: "更改头像") }
  var noAvatarExample: String { language.choose(en: "no picture", zhHans: "删除头像") }
}

// MARK: - Help for the verification

extension Strings {
  var checklistAbstract: String {
    language.choose(en: "Show the checklist of your verification.", zhHans: "显示身份认证清单。")
  }
  var checklistDiscussion: String {
    language.choose(
      en: """
        The steps are: a session, a passport, a selfie, the submission and the request for the final verification. The \
        page shows the state of each step and the one that comes next.
        """,
      zhHans: "步骤依次为：认证会话、护照、自拍照、提交、请求最终认证。页面显示每一步的状态和下一步。"
    )
  }
  var checklistExample: String { language.choose(en: "the checklist and its status", zhHans: "清单及其状态") }
  var nextDocumentExample: String {
    language.choose(en: "status and next step as JSON", zhHans: "以 JSON 输出状态和下一步")
  }

  var startAbstract: String { language.choose(en: "Start a verification session.", zhHans: "开始认证会话。") }
  var startDiscussion: String {
    language.choose(
      en: """
        Only the newest session counts: a new one hides the one before, even a verified one. A session is started if \
        there is none or the last one was rejected; otherwise, asks at a terminal and refuses elsewhere.
        """,
      zhHans: "只有最新的认证会话有效：新的会话会取代之前的，包括已通过的会话。没有会话或上次被拒绝时才会开始；否则在终端中会先确认，其他情况下会拒绝。"
    )
  }
  var startExample: String { language.choose(en: "a new session", zhHans: "新的认证会话") }

  var uploadAbstract: String { language.choose(en: "Upload a document.", zhHans: "上传证件。") }
  var uploadDiscussion: String {
    language.choose(
      en: """
        The file is a PDF document or a JPEG or PNG picture of at most 10 MiB. It is sent first, then registered in \
        the newest session. An uploaded document cannot be deleted.
        """,
      zhHans: "文件可以是 PDF、JPEG 或 PNG，最大10 MiB。先发送文件，再在最新的认证会话中登记。已上传的证件无法删除。"
    )
  }
  var fileHelp: String { language.choose(en: "Path of the file.", zhHans: "文件的路径。") }
  var typeHelp: String { language.choose(en: "Type of the document.", zhHans: "证件的类型。") }
  var passportExample: String { language.choose(en: "a passport", zhHans: "护照") }
  var selfieExample: String { language.choose(en: "a picture of yourself", zhHans: "自拍照") }

  var submitAbstract: String { language.choose(en: "Submit the session for review.", zhHans: "提交认证会话以供审核。") }
  var submitDiscussion: String {
    language.choose(
      en:
        "Asks for a confirmation. Submitting again changes nothing; documents can still be added until the review ends.",
      zhHans: "提交前需要确认。重复提交不会有任何变化；审核结束之前仍可添加证件。"
    )
  }
  var yesHelp: String { language.choose(en: "Do not ask for confirmation.", zhHans: "不要求确认。") }
  var submitExample: String { language.choose(en: "submission without a confirmation", zhHans: "不经确认直接提交") }

  var requestAbstract: String {
    language.choose(en: "Request the final verification.", zhHans: "请求最终认证。")
  }
  var requestDiscussion: String {
    language.choose(
      en: "The session must be submitted first. There is one request per session; its first note remains.",
      zhHans: "必须先提交认证会话。每个会话只有一次请求，并保留首次的附言。"
    )
  }
  var noteHelp: String {
    let longest = language.grouped(ReviewNote.longest)
    return language.choose(
      en: "Note for the operator, at most \(longest) characters.",
      zhHans: "给运营人员的附言，最多\(longest)个字符。"
    )
  }
  var requestExample: String { language.choose(en: "a request with a note", zhHans: "带附言的请求") }

  var historyAbstract: String {
    language.choose(en: "Show the history of the newest session.", zhHans: "显示最新认证会话的记录。")
  }
  var historyExample: String { language.choose(en: "the history", zhHans: "认证记录") }
}
