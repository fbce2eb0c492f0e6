import CareersDomain
import LocalizationKit

// MARK: - Help for the profile

extension Strings {
  var textValue: String { language.choose(en: "text", zhHans: "文字", id: "teks") }
  var addressValue: String { language.choose(en: "URL", zhHans: "地址", id: "URL") }

  var profileAbstract: String {
    language.choose(en: "Show your profile.", zhHans: "显示个人资料。", id: "Tampilkan profil Anda.")
  }
  var profileDiscussion: String {
    language.choose(
      en: """
        Completion, trust and verification are shown as the service reports them. Changes that the service has not \
        confirmed yet are marked.
        """,
      zhHans: "完整度、信任状态和认证状态均以服务为准。服务尚未确认的更改会标出。",
      id:
        "Kelengkapan, kepercayaan, dan verifikasi ditampilkan seperti dilaporkan layanan. Perubahan yang belum dikonfirmasi layanan ditandai."
    )
  }
  var profileExample: String { language.choose(en: "your profile", zhHans: "个人资料", id: "profil Anda") }
  var profileDocumentExample: String {
    language.choose(
      en: "name and completion as JSON",
      zhHans: "以 JSON 输出姓名和完整度",
      id: "nama dan kelengkapan sebagai JSON"
    )
  }

  var editAbstract: String {
    language.choose(en: "Change your name or picture.", zhHans: "更改姓名或头像。", id: "Ubah nama atau foto Anda.")
  }
  var editDiscussion: String {
    language.choose(
      en: """
        Without options, asks for both and shows the current values. Without a connection, the change is stored and \
        sent later. An empty picture address removes the picture.
        """,
      zhHans: "不带选项时会逐项提问并显示当前值。没有网络时，更改会先存储，稍后发送。头像地址为空表示删除头像。",
      id:
        "Tanpa opsi, menanyakan keduanya dan menampilkan nilai saat ini. Tanpa koneksi, perubahan disimpan dan dikirim nanti. Alamat foto yang kosong menghapus foto."
    )
  }
  var nameHelp: String {
    let (shortest, longest) = (FullName.lengths.lowerBound, FullName.lengths.upperBound)
    return language.choose(
      en: "New name, \(shortest) to \(longest) characters.",
      zhHans: "新的姓名，\(shortest)到\(longest)个字符。",
      id: "Nama baru, \(shortest) sampai \(longest) karakter."
    )
  }
  var avatarHelp: String {
    language.choose(
      en: "Web address of the picture, or empty for none.",
      zhHans: "头像的网址，留空表示没有。",
      id: "Alamat web foto, atau kosong untuk tanpa foto."
    )
  }
  var nameExample: String { language.choose(en: "another name", zhHans: "更改姓名", id: "nama lain") }
  var avatarExample: String { language.choose(en: "another picture", zhHans: "更改头像", id: "foto lain") }
  var noAvatarExample: String { language.choose(en: "no picture", zhHans: "删除头像", id: "tanpa foto") }
}

// MARK: - Help for the verification

extension Strings {
  var checklistAbstract: String {
    language.choose(
      en: "Show the checklist of your verification.",
      zhHans: "显示身份认证清单。",
      id: "Tampilkan daftar periksa verifikasi Anda."
    )
  }
  var checklistDiscussion: String {
    language.choose(
      en: """
        The steps are: a session, a passport, a selfie, the submission and the request for the final verification. The \
        page shows the state of each step and the one that comes next.
        """,
      zhHans: "步骤依次为：认证会话、护照、自拍照、提交、请求最终认证。页面显示每一步的状态和下一步。",
      id:
        "Langkahnya: sesi, paspor, swafoto, pengajuan, dan permintaan verifikasi akhir. Halaman menampilkan keadaan setiap langkah dan langkah berikutnya."
    )
  }
  var checklistExample: String {
    language.choose(en: "the checklist and its status", zhHans: "清单及其状态", id: "daftar periksa dan statusnya")
  }
  var nextDocumentExample: String {
    language.choose(
      en: "status and next step as JSON",
      zhHans: "以 JSON 输出状态和下一步",
      id: "status dan langkah berikutnya sebagai JSON"
    )
  }

  var startAbstract: String {
    language.choose(en: "Start a verification session.", zhHans: "开始认证会话。", id: "Mulai sesi verifikasi.")
  }
  var startDiscussion: String {
    language.choose(
      en: """
        Only the newest session counts: a new session replaces the previous one, even if that was verified. Unless the \
        previous session was rejected, the command asks for confirmation.
        """,
      zhHans: "只有最新的认证会话有效：新的会话会取代之前的，包括已通过的会话。除非之前的会话被拒绝，否则会先要求确认。",
      id:
        "Hanya sesi terbaru yang berlaku: sesi baru menggantikan sesi sebelumnya, meskipun sudah terverifikasi. Kecuali sesi sebelumnya ditolak, perintah ini meminta konfirmasi."
    )
  }
  var startExample: String { language.choose(en: "a new session", zhHans: "新的认证会话", id: "sesi baru") }

  var uploadAbstract: String {
    language.choose(en: "Upload a document.", zhHans: "上传证件。", id: "Unggah dokumen.")
  }
  var uploadDiscussion: String {
    language.choose(
      en: """
        The file is a PDF document or a JPEG or PNG picture of at most 10 MiB. It becomes part of the newest \
        session. A file or type that is not given is asked for in a terminal. An uploaded document cannot be deleted.
        """,
      zhHans: "文件可以是 PDF、JPEG 或 PNG，最大10 MiB。文件会加入最新的认证会话。在终端中会就未指定的文件或类型提问。已上传的证件无法删除。",
      id:
        "Berkas berupa dokumen PDF atau gambar JPEG atau PNG paling besar 10 MiB. Berkas menjadi bagian dari sesi terbaru. Berkas atau jenis yang tidak disebut ditanyakan di terminal. Dokumen yang sudah diunggah tidak dapat dihapus."
    )
  }
  var passportExample: String { language.choose(en: "a passport", zhHans: "护照", id: "paspor") }
  var selfieExample: String {
    language.choose(en: "a picture of yourself", zhHans: "自拍照", id: "foto diri Anda")
  }

  var submitAbstract: String {
    language.choose(
      en: "Submit the session for review.",
      zhHans: "提交认证会话以供审核。",
      id: "Ajukan sesi untuk ditinjau."
    )
  }
  var submitDiscussion: String {
    language.choose(
      en:
        "Asks for confirmation. Submitting again changes nothing; documents can still be added until the review ends.",
      zhHans: "提交前需要确认。重复提交不会有任何变化；审核结束之前仍可添加证件。",
      id:
        "Meminta konfirmasi. Mengajukan lagi tidak mengubah apa pun; dokumen masih dapat ditambahkan sampai tinjauan selesai."
    )
  }
  var submitExample: String {
    language.choose(
      en: "submit without confirmation",
      zhHans: "不经确认直接提交",
      id: "pengajuan tanpa konfirmasi"
    )
  }

  var requestAbstract: String {
    language.choose(en: "Request the final verification.", zhHans: "请求最终认证。", id: "Minta verifikasi akhir.")
  }
  var requestDiscussion: String {
    language.choose(
      en: """
        The session must be submitted first. Each session has one request; requesting again does not change its note. \
        In a terminal, asks for a note, and for confirmation.
        """,
      zhHans: "必须先提交认证会话。每个会话只有一次请求，再次请求不会更改附言。在终端中会提示填写附言并要求确认。",
      id:
        "Sesi harus diajukan lebih dulu. Setiap sesi memiliki satu permintaan; meminta lagi tidak mengubah catatannya. Di terminal, menanyakan catatan dan meminta konfirmasi."
    )
  }
  var requestExample: String {
    language.choose(en: "a request with a note", zhHans: "带附言的请求", id: "permintaan dengan catatan")
  }

  var historyAbstract: String {
    language.choose(
      en: "Show the history of the newest session.",
      zhHans: "显示最新认证会话的记录。",
      id: "Tampilkan riwayat sesi terbaru."
    )
  }
  var historyExample: String { language.choose(en: "the history", zhHans: "认证记录", id: "riwayat") }
}
