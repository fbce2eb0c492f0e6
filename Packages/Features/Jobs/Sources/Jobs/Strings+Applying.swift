import CareersDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts of applying, and the titles of changes that wait.
extension Strings {
  /// The title of a change in the list of what waits to be sent; the job's ID stands for a title that is not known.
  func title(of change: SavedChange, named name: String?) -> String {
    entries.title(saving: change.isSaved, job(name ?? change.id))
  }

  /// The title of a job, or the ID in its place, in quotation marks.
  private func job(_ name: String) -> String { language.quoted(SafeText(name).string) }

  // MARK: - The application

  var application: SafeText { language.choose(en: "Application", zhHans: "申请", id: "Lamaran") }
  var noteLabel: SafeText {
    language.choose(en: "Note to the employer", zhHans: "给雇主的附言", id: "Catatan untuk pemberi kerja")
  }
  var noteHelp: SafeText { SafeText(LimitWords(language).optionalNote(atMost: ApplicationNote.limit)) }
  var cvLabel: SafeText { language.choose(en: "CV", zhHans: "简历", id: "CV") }
  var cvHelp: SafeText {
    UploadFileWords(language).path(
      orEmpty: language.choose(
        en: "leave it empty for no CV",
        zhHans: "留空则不附简历",
        id: "kosongkan jika tanpa CV"
      )
    )
  }

  func introduction(_ job: Job, isRepeated: Bool) -> SafeText {
    let parts = [job.title, job.employer?.name, job.location?.name].compactMap(\.self).map {
      SafeText($0).string
    }
    let job = language.list(parts)
    guard isRepeated else { return SafeText(job) }
    return SafeText(
      language.choose(
        en: "\(job). You have applied for this job before: a CV is added to that application, a note is not.",
        zhHans: "\(job)。之前已申请过此职位：简历会加入该申请，附言则不会。",
        id:
          "\(job). Anda sudah pernah melamar lowongan ini: CV ditambahkan ke lamaran itu, catatan tidak."
      )
    )
  }

  func confirmation(_ job: Job) -> SafeText {
    let title = SafeText(job.title)
    guard let employer = job.employer.map({ SafeText($0.name) }) else {
      return language.choose(en: "Apply for '\(title)'?", zhHans: "申请“\(title)”？", id: "Lamar '\(title)'?")
    }
    return language.choose(
      en: "Apply for '\(title)' at \(employer)?",
      zhHans: "向\(employer)申请“\(title)”？",
      id: "Lamar '\(title)' di \(employer)?"
    )
  }

  var cannotBeWithdrawn: SafeText {
    language.choose(
      en: "An application cannot be withdrawn.",
      zhHans: "申请无法撤回。",
      id: "Lamaran tidak dapat ditarik kembali."
    )
  }

  func notes(_ outcome: JobApplicationOutcome) -> [String] {
    let id = outcome.application.id.rawValue
    guard !outcome.application.isNew else {
      let sent = language.choose(
        en: "The application was sent. Its ID is \(id).",
        zhHans: "已发送申请，编号为\(id)。",
        id: "Lamaran telah dikirim. ID-nya \(id)."
      )
      let uploaded = language.choose(en: "The CV was uploaded.", zhHans: "已上传简历。", id: "CV telah diunggah.")
      return outcome.cv == .uploaded ? [sent, uploaded] : [sent]
    }
    return [repeated(id, hasCV: outcome.cv == .uploaded), earlierNote(outcome.application.note)]
  }

  private func repeated(_ id: String, hasCV: Bool) -> String {
    hasCV
      ? language.choose(
        en: "You have applied for this job before; the CV now belongs to that application. Its ID is \(id).",
        zhHans: "之前已申请过此职位，简历现已附在该申请中。申请编号为\(id)。",
        id: "Anda sudah pernah melamar lowongan ini; CV kini ada pada lamaran itu. ID-nya \(id)."
      )
      : language.choose(
        en: "You have applied for this job before; nothing was changed. The application's ID is \(id).",
        zhHans: "之前已申请过此职位，未作任何更改。申请编号为\(id)。",
        id: "Anda sudah pernah melamar lowongan ini; tidak ada yang diubah. ID lamarannya \(id)."
      )
  }

  private func earlierNote(_ note: String?) -> String {
    guard let note = note.map({ SafeText($0).string }) else {
      return language.choose(en: "It has no note.", zhHans: "申请没有附言。", id: "Lamaran itu tanpa catatan.")
    }
    return language.choose(
      en: "The note you sent then: '\(note)'",
      zhHans: "当时的附言：“\(note)”",
      id: "Catatan yang Anda kirim saat itu: '\(note)'"
    )
  }

  /// The sentence for an application in the outbox that is refused because of its CV.
  func reason(_ problem: JobApplySender.CVProblem) -> String {
    switch problem {
    case .unreadable:
      language.choose(
        en: "The CV can no longer be read. Check whether the application was sent, then upload the CV to it.",
        zhHans: "无法再读取简历。请确认申请是否已发送，再上传简历。",
        id: "CV tidak dapat dibaca lagi. Periksa apakah lamaran sudah terkirim, lalu unggah CV-nya."
      )
    case .changed:
      language.choose(
        en:
          "The CV file has changed since you applied. Check whether the application was sent, then upload the CV to it.",
        zhHans: "申请后简历文件已更改。请确认申请是否已发送，再上传简历。",
        id:
          "Berkas CV telah berubah sejak Anda melamar. Periksa apakah lamaran sudah terkirim, lalu unggah CV-nya."
      )
    case .notUploaded:
      language.choose(
        en: "The application was sent, but the CV was not accepted. Upload it to the application.",
        zhHans: "申请已发送，但简历未被接收。请将简历上传到该申请。",
        id: "Lamaran telah dikirim, tetapi CV tidak diterima. Unggah CV ke lamaran itu."
      )
    }
  }

  func notUploaded(_ application: String, because reason: String) -> String {
    language.choose(
      en: "The application \(application) was sent, but the CV was not uploaded: \(reason).",
      zhHans: "已发送申请\(application)，但简历未上传：\(reason)。",
      id: "Lamaran \(application) telah dikirim, tetapi CV tidak terunggah: \(reason)."
    )
  }
  func cvNotConfirmed(_ application: String, because reason: String) -> String {
    language.choose(
      en: "The application \(application) was sent, but the service did not confirm the CV: \(reason).",
      zhHans: "已发送申请\(application)，但服务未确认简历：\(reason)。",
      id: "Lamaran \(application) telah dikirim, tetapi layanan tidak mengonfirmasi CV: \(reason)."
    )
  }
  var uploadLater: String { language.choose(en: "Upload the CV", zhHans: "上传简历", id: "Unggah CV") }

  var unknownWhetherSent: String {
    language.choose(
      en: "The connection was lost, and it is unknown whether the application was sent.",
      zhHans: "连接中断，无法确定申请是否已发送。",
      id: "Koneksi terputus, dan tidak diketahui apakah lamaran terkirim."
    )
  }
  /// That an application of which nobody knows whether it was sent waits, and what follows from it.
  var staysInOutbox: String {
    language.choose(
      en: "It stays in the outbox and is sent again later unless the service has it.",
      zhHans: "申请仍在发件箱中；如果服务没有此申请，稍后会再次发送。",
      id: "Lamaran tetap di kotak keluar dan dikirim lagi nanti kecuali layanan sudah memilikinya."
    )
  }
  var preventThat: String {
    language.choose(
      en: "To prevent that, remove it from the outbox",
      zhHans: "将其从发件箱中移除，以免再次发送",
      id: "Untuk mencegahnya, hapus dari kotak keluar"
    )
  }
  func unknownWhetherSent(because reason: String) -> String {
    language.choose(
      en: "The service did not confirm the application (\(reason)), and it is unknown whether it was sent.",
      zhHans: "服务未确认申请（\(reason)），无法确定申请是否已发送。",
      id: "Layanan tidak mengonfirmasi lamaran (\(reason)), dan tidak diketahui apakah lamaran terkirim."
    )
  }
  var cannotUploadOffline: String {
    language.choose(
      en: "Applying with a CV needs a connection to the service.",
      zhHans: "附简历申请职位需要连接到服务。",
      id: "Melamar dengan CV memerlukan koneksi ke layanan."
    )
  }
  var notStoredWithCV: String {
    language.choose(
      en: "The application was neither sent nor stored, because a CV cannot wait.",
      zhHans: "申请未发送也未保存，因为附简历的申请无法稍后发送。",
      id: "Lamaran tidak dikirim dan tidak disimpan, karena CV tidak dapat menunggu."
    )
  }
  var storeNote: String {
    language.choose(
      en: "store the application with its note and send it later",
      zhHans: "保存申请和附言并稍后发送",
      id: "menyimpan lamaran dengan catatannya dan mengirimnya nanti"
    )
  }
  var emptyCV: String {
    language.choose(
      en: "The path of the CV is empty.",
      zhHans: "简历的路径为空。",
      id: "Path CV kosong."
    )
  }
  var applyWithoutCV: String {
    language.choose(en: "apply without a CV", zhHans: "不附简历申请", id: "melamar tanpa CV")
  }

  // MARK: - An application that waits

  /// The title of an application in the list of changes that wait to be sent.
  func title(ofApplicationFor name: String, hasCV: Bool) -> String {
    let job = job(name)
    return hasCV
      ? language.choose(
        en: "Apply for \(job) with a CV",
        zhHans: "附简历申请\(job)",
        id: "Lamar \(job) dengan CV"
      )
      : language.choose(en: "Apply for \(job)", zhHans: "申请\(job)", id: "Lamar \(job)")
  }
  func applicationStored(because reason: String) -> String {
    language.choose(
      en: "The application is stored and not sent yet: \(reason).",
      zhHans: "申请已保存在本机，尚未发送：\(reason)。",
      id: "Lamaran disimpan dan belum dikirim: \(reason)."
    )
  }
  func applicationSentInVain(because reason: String) -> String {
    language.choose(
      en: "The application was sent and not confirmed: \(reason). "
        + "It is sent again later unless the service has it.",
      zhHans: "申请已发送，但未得到确认：\(reason)。如果服务没有此申请，稍后会再次发送。",
      id: "Lamaran telah dikirim dan tidak dikonfirmasi: \(reason). "
        + "Lamaran dikirim lagi nanti kecuali layanan sudah memilikinya."
    )
  }
  func applicationLeft(because reason: String) -> String {
    language.choose(
      en: "The application is left in the outbox, as the outbox cannot be used now: \(reason).",
      zhHans: "申请仍在发件箱中，发件箱目前无法使用：\(reason)。",
      id: "Lamaran tetap berada di kotak keluar, yang sedang tidak dapat digunakan: \(reason)."
    )
  }
  var alreadyWaits: String {
    language.choose(
      en: "An application for this job already waits in the outbox; nothing was changed.",
      zhHans: "发件箱中已有此职位的待发送申请，未作任何更改。",
      id: "Lamaran untuk lowongan ini sudah menunggu di kotak keluar; tidak ada yang diubah."
    )
  }
  var alreadyWaitsBriefly: String {
    language.choose(en: "already in the outbox", zhHans: "已在发件箱中", id: "sudah di kotak keluar")
  }
  var replaceIt: String {
    language.choose(
      en: "Remove it before you apply again",
      zhHans: "先移除再重新申请",
      id: "Hapus dahulu sebelum melamar lagi"
    )
  }
  /// The error of the outbox as a sentence, and what follows from it.
  func leftInOutbox(_ error: String) -> String {
    language.choose(
      en: "\(error) The application may still be in the outbox, and be sent later.",
      zhHans: "\(error)该申请可能仍在发件箱中，稍后可能会被发送。",
      id: "\(error) Lamaran mungkin masih ada di kotak keluar dan dikirim nanti."
    )
  }
  var removeIt: String {
    language.choose(en: "Remove it from the outbox", zhHans: "从发件箱中移除", id: "Hapus dari kotak keluar")
  }
  func applied(on day: SafeText?) -> SafeText {
    guard let day else {
      return language.choose(
        en: "You have applied for this job",
        zhHans: "已申请此职位",
        id: "Anda sudah melamar lowongan ini"
      )
    }
    return language.choose(
      en: "You applied on \(day)",
      zhHans: "已于\(day)申请",
      id: "Anda melamar pada \(day)"
    )
  }
  var appliedBefore: String {
    language.choose(
      en: "you have applied for this job before",
      zhHans: "之前已申请过此职位",
      id: "Anda sudah pernah melamar lowongan ini"
    )
  }
  var showApplication: SafeText {
    language.choose(en: "Show your application", zhHans: "查看申请", id: "Tampilkan lamaran Anda")
  }
  var showOutbox: SafeText {
    language.choose(en: "Show the outbox", zhHans: "查看发件箱", id: "Tampilkan kotak keluar")
  }
  var applicationWaiting: SafeText {
    language.choose(en: "applied, not sent yet", zhHans: "已申请，尚未发送", id: "dilamar, belum dikirim")
  }
  var applicationUnconfirmed: SafeText {
    language.choose(en: "applied, not confirmed yet", zhHans: "已申请，尚未确认", id: "dilamar, belum dikonfirmasi")
  }
  var applicationNotConfirmed: SafeText {
    language.choose(
      en: "application not accepted or not confirmed",
      zhHans: "申请未被接受或未确认",
      id: "lamaran tidak diterima atau belum dikonfirmasi"
    )
  }
  var invalidNote: String {
    language.choose(
      en: "The service does not accept this note.",
      zhHans: "服务不接受此附言。",
      id: "Layanan tidak menerima catatan ini."
    )
  }

  // MARK: - Files

  func brief(of error: UploadDocumentError) -> String {
    switch error {
    case .upload(let error): UploadFileWords(language).clause(error)
    case .notRegistered, .alreadyThere, .persistence: StaleReason.unavailable.words(in: language)
    case .file(let error): UploadFileWords(language).clause(error)
    }
  }
}
