import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts of profile and verification, in one language.
struct Strings {
  let language: Language
  private let localTime: LocalTime

  /// The texts for what has no dates, such as commands.
  init(_ language: Language) {
    self.language = language
    localTime = LocalTime()
  }

  init(_ context: ViewContext) {
    language = context.language
    localTime = context.localTime
  }

  /// The day of a moment by the user's calendar; empty for one that no calendar knows.
  func day(_ date: Date) -> SafeText {
    SafeText(localTime.time(of: date).map { language.date(of: $0) } ?? "")
  }

  /// The day and the time of a moment by the user's calendar and clock; empty for one that no calendar knows.
  func moment(_ date: Date) -> SafeText {
    SafeText(localTime.time(of: date).map { language.dateAndTime(of: $0) } ?? "")
  }
}

// MARK: - The profile

extension Strings {
  var title: SafeText { language.choose(en: "Profile", zhHans: "个人资料", id: "Profil") }
  var profileWords: LoadState<OwnProfile, ServiceError>.Words {
    .init(
      title: title,
      loading: language.choose(en: "Loading your profile", zhHans: "正在载入个人资料", id: "Memuat profil Anda"),
      notRefreshed: language.notRefreshed(en: "Your profile", zhHans: "个人资料", id: "Profil Anda")
    )
  }
  var saving: SafeText { language.choose(en: "Saving", zhHans: "正在保存", id: "Menyimpan") }

  var completion: SafeText {
    language.choose(en: "Profile completion", zhHans: "资料完整度", id: "Kelengkapan profil")
  }
  var name: SafeText { language.choose(en: "Name", zhHans: "姓名", id: "Nama") }
  var email: SafeText { language.choose(en: "E-mail", zhHans: "电子邮件", id: "Email") }
  var picture: SafeText { language.choose(en: "Picture", zhHans: "头像", id: "Foto") }
  var trust: SafeText { language.choose(en: "Trust", zhHans: "信任状态", id: "Kepercayaan") }
  var verification: SafeText { language.choose(en: "Verification", zhHans: "身份认证", id: "Verifikasi") }
  var session: SafeText { language.choose(en: "Session", zhHans: "认证会话", id: "Sesi") }
  var documents: SafeText { language.choose(en: "Documents", zhHans: "证件", id: "Dokumen") }
  var requiredDocuments: SafeText {
    language.choose(en: "Required documents", zhHans: "必需证件", id: "Dokumen wajib")
  }
  var finalRequest: SafeText { language.choose(en: "Final request", zhHans: "最终请求", id: "Permintaan akhir") }
  var id: SafeText { language.choose(en: "ID", zhHans: "编号", id: "ID") }
  var unknown: SafeText { language.choose(en: "unknown", zhHans: "未知", id: "tidak diketahui") }
  var noneYet: SafeText { language.choose(en: "none yet", zhHans: "尚无", id: "belum ada") }
  var noPicture: SafeText { language.choose(en: "no picture", zhHans: "没有头像", id: "tanpa foto") }
  var unsent: SafeText { language.choose(en: "not sent yet", zhHans: "尚未发送", id: "belum dikirim") }
  var unconfirmed: SafeText {
    language.choose(en: "not confirmed yet", zhHans: "尚未确认", id: "belum dikonfirmasi")
  }
  var edit: SafeText { language.choose(en: "Edit your profile", zhHans: "编辑个人资料", id: "Ubah profil Anda") }
  var showVerification: SafeText {
    language.choose(en: "Show the verification", zhHans: "查看身份认证", id: "Tampilkan verifikasi")
  }

  func uploaded(_ uploaded: Int, of required: Int) -> SafeText {
    let (uploaded, required) = (language.grouped(uploaded), language.grouped(required))
    return language.choose(
      en: "\(uploaded) of \(required) required documents uploaded",
      zhHans: "已上传\(required)份必需证件中的\(uploaded)份",
      id: "\(uploaded) dari \(required) dokumen wajib diunggah"
    )
  }

  /// The counts beside a label that says what is counted.
  func uploadedBriefly(_ uploaded: Int, of required: Int) -> SafeText {
    let (uploaded, required) = (language.grouped(uploaded), language.grouped(required))
    return language.choose(
      en: "\(uploaded) of \(required) uploaded",
      zhHans: "已上传\(uploaded)份，共\(required)份",
      id: "\(uploaded) dari \(required) diunggah"
    )
  }

  func requested(_ day: SafeText?) -> SafeText {
    guard let day else { return language.choose(en: "requested", zhHans: "已请求", id: "diminta") }
    return language.choose(en: "requested on \(day)", zhHans: "\(day)已请求", id: "diminta pada \(day)")
  }

  func name(of label: TrustLabel) -> SafeText {
    switch label {
    case .unverified: language.choose(en: "not verified", zhHans: "未认证", id: "belum diverifikasi")
    case .buildingTrust:
      language.choose(en: "verification in progress", zhHans: "认证进行中", id: "verifikasi berjalan")
    case .underReview: language.choose(en: "under review", zhHans: "审核中", id: "sedang ditinjau")
    case .trusted: language.choose(en: "trusted", zhHans: "可信", id: "tepercaya")
    case .actionRequired: language.choose(en: "action required", zhHans: "需要处理", id: "perlu tindakan")
    case .other(let word): SafeText(word)
    }
  }

  func name(of state: VerificationState) -> SafeText {
    switch state {
    case .notStarted: language.choose(en: "not started", zhHans: "未开始", id: "belum dimulai")
    case .inProgress: language.choose(en: "in progress", zhHans: "进行中", id: "berjalan")
    case .manualReview: language.choose(en: "in manual review", zhHans: "人工审核中", id: "ditinjau manual")
    case .verified: language.choose(en: "verified", zhHans: "已认证", id: "terverifikasi")
    case .rejected: language.choose(en: "rejected", zhHans: "已拒绝", id: "ditolak")
    case .other(let word): SafeText(word)
    }
  }

  func name(of status: SessionStatus) -> SafeText {
    switch status {
    case .created: language.choose(en: "started", zhHans: "已开始", id: "dimulai")
    case .submitted: language.choose(en: "submitted", zhHans: "已提交", id: "terkirim")
    case .manualReview: language.choose(en: "in manual review", zhHans: "人工审核中", id: "ditinjau manual")
    case .verified: language.choose(en: "verified", zhHans: "已认证", id: "terverifikasi")
    case .rejected: language.choose(en: "rejected", zhHans: "已拒绝", id: "ditolak")
    case .other(let word): SafeText(word)
    }
  }

  // MARK: Changes that wait

  var changeWaits: SafeText {
    language.choose(
      en: "A change to your profile has not been sent yet.",
      zhHans: "个人资料的一项更改尚未发送。",
      id: "Ada perubahan profil Anda yang belum dikirim."
    )
  }
  var changeUnconfirmed: SafeText {
    language.choose(
      en: "A change to your profile was sent and is not confirmed yet.",
      zhHans: "个人资料的一项更改已发送，尚未确认。",
      id: "Ada perubahan profil Anda yang sudah dikirim dan belum dikonfirmasi."
    )
  }
  var changeRefused: SafeText {
    language.choose(
      en: "A change to your profile was refused, or its outcome is unknown.",
      zhHans: "个人资料的一项更改被拒绝，或结果未知。",
      id: "Ada perubahan profil Anda yang ditolak, atau hasilnya tidak diketahui."
    )
  }
  var pendingUnreadable: SafeText {
    language.choose(
      en: "The waiting changes could not be read",
      zhHans: "无法读取待发送的更改",
      id: "Perubahan yang menunggu tidak dapat dibaca"
    )
  }
  var listChanges: String {
    language.choose(en: "List waiting changes", zhHans: "列出待发送的更改", id: "Tampilkan perubahan yang menunggu")
  }
}

// MARK: - Changing the profile

extension Strings {
  var editTitle: SafeText { language.choose(en: "Edit profile", zhHans: "编辑个人资料", id: "Ubah profil") }
  var pictureAddress: SafeText {
    language.choose(en: "Picture address", zhHans: "头像地址", id: "Alamat foto")
  }
  var pictureRemoval: SafeText {
    language.choose(
      en: "Enter - to remove the picture.",
      zhHans: "输入“-”可删除头像。",
      id: "Masukkan - untuk menghapus foto."
    )
  }

  /// The title of a change in lists of changes that wait.
  func title(of edit: ProfileEdit) -> String {
    switch (edit.name, edit.avatar) {
    case (let name?, nil):
      language.choose(
        en: "Change name to '\(name.text)'",
        zhHans: "将姓名改为“\(name.text)”",
        id: "Ubah nama menjadi '\(name.text)'"
      )
    case (let name?, _?):
      language.choose(
        en: "Change name to '\(name.text)', and picture",
        zhHans: "将姓名改为“\(name.text)”，并更改头像",
        id: "Ubah nama menjadi '\(name.text)', dan foto"
      )
    case (nil, let avatar?) where avatar.address == nil:
      language.choose(en: "Remove picture", zhHans: "删除头像", id: "Hapus foto")
    case (nil, _): language.choose(en: "Change picture", zhHans: "更改头像", id: "Ubah foto")
    }
  }

  func saved(_ edit: ProfileEdit) -> String {
    switch (edit.name, edit.avatar) {
    case (let name?, nil):
      language.choose(
        en: "Name changed to '\(name.text)'.",
        zhHans: "姓名已改为“\(name.text)”。",
        id: "Nama diubah menjadi '\(name.text)'."
      )
    case (let name?, let avatar?) where avatar.address == nil:
      language.choose(
        en: "Name changed to '\(name.text)', and picture removed.",
        zhHans: "姓名已改为“\(name.text)”，头像已删除。",
        id: "Nama diubah menjadi '\(name.text)', dan foto dihapus."
      )
    case (let name?, _?):
      language.choose(
        en: "Name changed to '\(name.text)', and picture changed.",
        zhHans: "姓名已改为“\(name.text)”，头像已更改。",
        id: "Nama diubah menjadi '\(name.text)', dan foto diubah."
      )
    case (nil, let avatar?) where avatar.address == nil:
      language.choose(en: "Picture removed.", zhHans: "头像已删除。", id: "Foto dihapus.")
    case (nil, _): language.choose(en: "Picture changed.", zhHans: "头像已更改。", id: "Foto diubah.")
    }
  }

  var adjusted: String {
    language.choose(
      en: "The service did not confirm the values that you gave. Open your profile to see those that it has.",
      zhHans: "服务没有确认所填写的内容。请打开个人资料，查看服务中的内容。",
      id: "Layanan tidak mengonfirmasi nilai yang Anda berikan. Buka profil Anda untuk melihat nilainya."
    )
  }
  var unchanged: String {
    language.choose(en: "Your profile is unchanged.", zhHans: "个人资料没有更改。", id: "Profil Anda tidak berubah.")
  }
  var nothingGiven: String {
    language.choose(
      en: "Neither a name nor a picture is given.",
      zhHans: "没有提供姓名或头像。",
      id: "Nama dan foto tidak diisi."
    )
  }
  var changeProfile: String {
    language.choose(en: "change your profile", zhHans: "更改个人资料", id: "mengubah profil Anda")
  }
  var valueNotAccepted: String {
    language.choose(en: "value not accepted", zhHans: "值不被接受", id: "nilai tidak diterima")
  }
  var nothingChanged: String {
    language.choose(en: "nothing changed", zhHans: "没有更改", id: "tidak ada yang berubah")
  }
  var nameInSentence: String { language.choose(en: "name", zhHans: "姓名", id: "nama") }
  var pictureInSentence: String { language.choose(en: "picture address", zhHans: "头像地址", id: "alamat foto") }

  func summary(of problem: ProfileEditProblem) -> String {
    switch problem {
    case .nothingGiven: nothingGiven
    case .nameTooShort: sentence { $0.atLeast(FullName.lengths.lowerBound, in: nameInSentence) }
    case .nameTooLong(let units): tooLong(nameInSentence, units, FullName.lengths.upperBound)
    case .nameHasControlCharacter: controlCharacter(in: nameInSentence)
    case .avatarTooLong(let units): tooLong(pictureInSentence, units, AvatarChange.longest)
    case .avatarIsNoWebAddress:
      language.choose(
        en: "The picture address must begin with http:// or https:// and name a host.",
        zhHans: "头像地址必须以“http://”或“https://”开头并包含主机名。",
        id: "Alamat foto harus diawali http:// atau https:// dan menyebut host."
      )
    }
  }

  func tooLong(_ field: String, _ units: Int, _ longest: Int) -> String {
    sentence { $0.atMost(longest, in: field, has: units) }
  }

  /// A sentence about a limit.
  func sentence(_ clause: (LimitWords) -> String) -> String {
    let words = LimitWords(language)
    return words.sentence(clause(words))
  }

  func controlCharacter(in field: String) -> String {
    language.choose(
      en: "The \(field) contains a control character.",
      zhHans: "\(field)包含控制字符。",
      id: "Isian \(field) berisi karakter kontrol."
    )
  }

  /// The service refused a field; its message is in its own language.
  func refused(_ field: String, _ message: String?) -> String {
    sentence { $0.refused(field, saying: message) }
  }
}
