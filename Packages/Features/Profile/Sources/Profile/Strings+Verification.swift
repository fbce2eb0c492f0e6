import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

// MARK: - The checklist

extension Strings {
  var checklistTitle: SafeText { language.choose(en: "Verification", zhHans: "身份认证", id: "Verifikasi") }
  var checklistWords: LoadState<VerificationOverview, ServiceError>.Words {
    words(
      checklistTitle,
      loading: language.choose(en: "Loading the checklist", zhHans: "正在载入清单", id: "Memuat daftar periksa"),
      notRefreshed: language.choose(
        en: "The checklist could not be refreshed",
        zhHans: "无法刷新清单",
        id: "Daftar periksa tidak dapat disegarkan"
      )
    )
  }
  var historyTitle: SafeText {
    language.choose(en: "Verification history", zhHans: "认证记录", id: "Riwayat verifikasi")
  }
  var historyWords: LoadState<[VerificationEvent], ServiceError>.Words {
    words(
      historyTitle,
      loading: language.choose(en: "Loading the history", zhHans: "正在载入认证记录", id: "Memuat riwayat"),
      notRefreshed: language.choose(
        en: "The history could not be refreshed",
        zhHans: "无法刷新认证记录",
        id: "Riwayat tidak dapat disegarkan"
      )
    )
  }
  var noSession: SafeText { language.choose(en: "No session yet.", zhHans: "尚无认证会话。", id: "Belum ada sesi.") }
  var sessionID: SafeText { language.choose(en: "Session ID", zhHans: "会话编号", id: "ID sesi") }
  var sessionRejected: SafeText {
    language.choose(en: "The verification was rejected.", zhHans: "身份认证被拒绝。", id: "Verifikasi ditolak.")
  }
  var finalRequestUnknown: SafeText {
    language.choose(
      en: "The final request could not be loaded",
      zhHans: "无法载入最终请求",
      id: "Permintaan akhir tidak dapat dimuat"
    )
  }
  var historyUnknown: SafeText {
    language.choose(
      en: "The history could not be loaded",
      zhHans: "无法载入认证记录",
      id: "Riwayat tidak dapat dimuat"
    )
  }
  var optional: SafeText { language.choose(en: "optional", zhHans: "可选", id: "opsional") }
  var showHistory: SafeText {
    language.choose(en: "Show the history", zhHans: "查看认证记录", id: "Tampilkan riwayat")
  }
  var startSession: SafeText { language.choose(en: "Start a session", zhHans: "开始认证会话", id: "Mulai sesi") }
  var submitSession: SafeText {
    language.choose(en: "Submit the session", zhHans: "提交认证会话", id: "Ajukan sesi")
  }
  var requestReview: SafeText {
    language.choose(en: "Request the final verification", zhHans: "请求最终认证", id: "Minta verifikasi akhir")
  }

  func upload(_ document: SafeText) -> SafeText {
    language.choose(
      en: "Upload a document (\(document))",
      zhHans: "上传证件（\(document)）",
      id: "Unggah dokumen (\(document))"
    )
  }

  func reason(_ reason: SafeText) -> SafeText {
    language.choose(en: "reason: \(reason)", zhHans: "原因：\(reason)", id: "alasan: \(reason)")
  }

  func joined(_ texts: [SafeText]) -> SafeText {
    SafeText(texts.map(\.string).joined(separator: language.choose(en: ", ", zhHans: "，", id: ", ")))
  }

  func by(_ actor: VerificationEvent.Actor) -> SafeText {
    switch actor {
    case .user: language.choose(en: "by you", zhHans: "由本人操作", id: "oleh Anda")
    case .admin: language.choose(en: "by an operator", zhHans: "由运营人员操作", id: "oleh operator")
    case .system: language.choose(en: "by the service", zhHans: "由服务操作", id: "oleh layanan")
    case .other(let word):
      language.choose(
        en: "by \(SafeText(word))",
        zhHans: "由 \(SafeText(word)) 操作",
        id: "oleh \(SafeText(word))"
      )
    }
  }

  func name(of step: VerificationStep.Kind) -> SafeText {
    switch step {
    case .session: language.choose(en: "Session", zhHans: "认证会话", id: "Sesi")
    case .document(.passport): language.choose(en: "Passport", zhHans: "护照", id: "Paspor")
    case .document(.selfie): language.choose(en: "Selfie", zhHans: "自拍照", id: "Swafoto")
    case .document(let type): SafeText(type.rawValue)
    case .submission: language.choose(en: "Submission", zhHans: "提交", id: "Pengajuan")
    case .finalRequest: language.choose(en: "Final request", zhHans: "最终请求", id: "Permintaan akhir")
    }
  }

  /// How far a step is, in words.
  func words(for step: VerificationStep, isNext: Bool) -> SafeText {
    switch step.state {
    case .missing:
      isNext
        ? language.choose(en: "missing, next", zhHans: "缺少，下一步", id: "belum ada, berikutnya")
        : language.choose(en: "missing", zhHans: "缺少", id: "belum ada")
    case .done(let date):
      switch step.kind {
      case .session: dated(language.choose(en: "started", zhHans: "已开始", id: "dimulai"), date.map(day))
      case .document:
        dated(
          language.choose(en: "uploaded, not reviewed", zhHans: "已上传，未审核", id: "diunggah, belum ditinjau"),
          date.map(day)
        )
      case .submission: dated(language.choose(en: "submitted", zhHans: "已提交", id: "terkirim"), date.map(day))
      case .finalRequest: dated(language.choose(en: "requested", zhHans: "已请求", id: "diminta"), date.map(day))
      }
    case .verified(let date):
      dated(language.choose(en: "verified", zhHans: "已认证", id: "terverifikasi"), date.map(day))
    case .refused(let reason, let date):
      joined(
        [dated(language.choose(en: "rejected", zhHans: "已拒绝", id: "ditolak"), date.map(day))]
          + (reason.map { [self.reason(SafeText($0))] } ?? [])
      )
    case .unknown(let word): word.map { SafeText($0) } ?? unknown
    }
  }

  private func dated(_ words: SafeText, _ day: SafeText?) -> SafeText {
    day.map { joined([words, $0]) } ?? words
  }

  /// The next step as a sentence.
  func advice(_ next: VerificationNextStep) -> SafeText {
    switch next {
    case .start:
      language.choose(en: "Next: start a session.", zhHans: "下一步：开始认证会话。", id: "Berikutnya: mulai sesi.")
    case .startAgain:
      language.choose(
        en: "Next: start another session.",
        zhHans: "下一步：重新开始认证会话。",
        id: "Berikutnya: mulai sesi lain."
      )
    case .upload(let type):
      language.choose(
        en: "Next: upload a document (\(name(of: .document(type)))).",
        zhHans: "下一步：上传证件（\(name(of: .document(type)))）。",
        id: "Berikutnya: unggah dokumen (\(name(of: .document(type))))."
      )
    case .submit:
      language.choose(en: "Next: submit the session.", zhHans: "下一步：提交认证会话。", id: "Berikutnya: ajukan sesi.")
    case .requestReview:
      language.choose(
        en: "Next: request the final verification.",
        zhHans: "下一步：请求最终认证。",
        id: "Berikutnya: minta verifikasi akhir."
      )
    case .wait:
      language.choose(
        en: "Nothing to do now: the service has to act.",
        zhHans: "目前无需操作，请等待服务处理。",
        id: "Tidak ada yang perlu dilakukan sekarang: menunggu layanan."
      )
    case .nothing:
      language.choose(
        en: "Nothing to do: you are verified.",
        zhHans: "无需操作：已通过认证。",
        id: "Tidak ada yang perlu dilakukan: Anda terverifikasi."
      )
    case .unknown:
      language.choose(
        en: "The next step is unknown.",
        zhHans: "下一步未知。",
        id: "Langkah berikutnya tidak diketahui."
      )
    }
  }
}

// MARK: - Questions and outcomes

extension Strings {
  func hideQuestion(_ status: SessionStatus?) -> String {
    let words = status.map { name(of: $0) } ?? unknown
    return status == .verified
      ? language.choose(
        en:
          "You are verified. A new session hides that, and you have to verify again. Start a new session? [y/N]",
        zhHans: "已通过认证。新的认证会话会取代它，需要重新认证。要开始新的认证会话吗？[y/N]",
        id:
          "Anda terverifikasi. Sesi baru menutupinya, dan Anda harus diverifikasi lagi. Mulai sesi baru? [y/T]"
      )
      : language.choose(
        en: "A new session hides the current one (\(words)) with its documents. Start a new session? [y/N]",
        zhHans: "新的认证会话会取代当前会话（\(words)）及其证件。要开始新的认证会话吗？[y/N]",
        id: "Sesi baru menutupi sesi saat ini (\(words)) beserta dokumennya. Mulai sesi baru? [y/T]"
      )
  }

  var submitQuestion: String {
    language.choose(
      en: "Submit the session for review? [y/N]",
      zhHans: "要提交认证会话以供审核吗？[y/N]",
      id: "Ajukan sesi untuk ditinjau? [y/T]"
    )
  }

  func notes(about outcome: VerificationOutcome) -> [String] {
    switch outcome {
    case .started: [language.choose(en: "Session started.", zhHans: "认证会话已开始。", id: "Sesi dimulai.")]
    case .uploaded(let file, let type):
      [
        language.choose(
          en: "Document uploaded: \(file.name) (\(name(of: .document(type)))).",
          zhHans: "证件已上传：\(file.name)（\(name(of: .document(type)))）。",
          id: "Dokumen diunggah: \(file.name) (\(name(of: .document(type))))."
        )
      ]
    case .submitted(_, isNew: true):
      [language.choose(en: "Session submitted.", zhHans: "认证会话已提交。", id: "Sesi diajukan.")]
    case .submitted(let session, isNew: false):
      [
        session.submittedAt.map { date in
          language.choose(
            en: "The session was already submitted on \(day(date)).",
            zhHans: "认证会话已于\(day(date))提交。",
            id: "Sesi sudah diajukan pada \(day(date))."
          )
        }
          ?? language.choose(
            en: "The session was already submitted.",
            zhHans: "认证会话此前已提交。",
            id: "Sesi sudah diajukan."
          )
      ]
    case .requested(let receipt): notes(about: receipt)
    }
  }

  private func notes(about receipt: FinalRequestReceipt) -> [String] {
    let date = receipt.request.requestedAt.map(day)
    guard receipt.isNew else {
      let note = receipt.request.note.map { note in
        language.choose(
          en: "The note of the first request remains: '\(note)'.",
          zhHans: "仍保留首次请求的附言：“\(note)”。",
          id: "Catatan permintaan pertama tetap: '\(note)'."
        )
      }
      let first =
        date.map {
          language.choose(
            en: "The final verification was already requested on \($0).",
            zhHans: "此前已于\($0)请求最终认证。",
            id: "Verifikasi akhir sudah diminta pada \($0)."
          )
        }
        ?? language.choose(
          en: "The final verification was already requested.",
          zhHans: "此前已请求最终认证。",
          id: "Verifikasi akhir sudah diminta."
        )
      return [first] + (note.map { [$0] } ?? [])
    }
    return [
      date.map {
        language.choose(
          en: "Final verification requested on \($0).",
          zhHans: "已于\($0)请求最终认证。",
          id: "Verifikasi akhir diminta pada \($0)."
        )
      }
        ?? language.choose(
          en: "Final verification requested.",
          zhHans: "已请求最终认证。",
          id: "Verifikasi akhir diminta."
        )
    ]
  }

  /// The step after an outcome.
  func remedy(after outcome: VerificationOutcome) -> Remedy {
    switch outcome {
    case .started: .open(.uploadDocument(.passport), purpose: uploadADocument)
    case .submitted(_, isNew: true): .open(.requestVerification, purpose: requestReview.string)
    case .uploaded, .submitted, .requested: .open(.verification, purpose: showState)
    }
  }

  var showState: String {
    language.choose(en: "Show the checklist", zhHans: "查看认证清单", id: "Tampilkan daftar periksa")
  }
  var uploadADocument: String {
    language.choose(en: "Upload a document", zhHans: "上传证件", id: "Unggah dokumen")
  }
  var showUploaded: String {
    language.choose(en: "See the uploaded documents", zhHans: "查看已上传的证件", id: "Lihat dokumen yang diunggah")
  }
  var continueSession: String {
    language.choose(en: "Continue the current session", zhHans: "继续当前的认证会话", id: "Lanjutkan sesi saat ini")
  }
  var checkFirst: String {
    language.choose(
      en: "Before trying again, check the current state",
      zhHans: "在重试之前检查当前状态",
      id: "Sebelum mencoba lagi, periksa keadaan saat ini"
    )
  }
  var confirm: String { language.choose(en: "confirm", zhHans: "确认", id: "mengonfirmasi") }
}

// MARK: - Failures

extension Strings {
  func summary(of error: VerificationError) -> String {
    switch error {
    case .unknownOutcome:
      language.choose(
        en: "The service did not confirm the change, which may have been made.",
        zhHans: "服务没有确认此更改，更改可能已生效。",
        id: "Layanan tidak mengonfirmasi perubahan, yang mungkin sudah dilakukan."
      )
    case .sessionExists(.verified):
      language.choose(
        en: "You are verified; a new session would hide that, so none was started.",
        zhHans: "已通过认证；新的认证会话会取代它，因此没有开始。",
        id: "Anda terverifikasi; sesi baru akan menutupinya, jadi tidak dimulai."
      )
    case .sessionExists(let status):
      existing(status.map { name(of: $0) } ?? unknown)
    case .declined: language.choose(en: "Nothing was changed.", zhHans: "没有更改。", id: "Tidak ada yang diubah.")
    case .confirmationNeeded:
      language.choose(
        en: "Submitting a session needs a confirmation.",
        zhHans: "提交认证会话需要确认。",
        id: "Mengajukan sesi memerlukan konfirmasi."
      )
    case .sessionRequired:
      language.choose(
        en: "There is no verification session.",
        zhHans: "没有认证会话。",
        id: "Tidak ada sesi verifikasi."
      )
    case .sessionLocked:
      language.choose(
        en: "The session is verified or rejected, and cannot be changed.",
        zhHans: "认证会话已通过或被拒绝，无法更改。",
        id: "Sesi sudah terverifikasi atau ditolak, dan tidak dapat diubah."
      )
    case .sessionIncomplete:
      language.choose(
        en: "The session has no documents, so it cannot be submitted.",
        zhHans: "认证会话没有证件，无法提交。",
        id: "Sesi tidak memiliki dokumen, jadi tidak dapat diajukan."
      )
    case .notSubmitted:
      language.choose(
        en: "The session is not submitted yet.",
        zhHans: "认证会话尚未提交。",
        id: "Sesi belum diajukan."
      )
    case .documentsMissing:
      language.choose(
        en: "The final verification needs at least one document.",
        zhHans: "最终认证至少需要一份证件。",
        id: "Verifikasi akhir memerlukan sedikitnya satu dokumen."
      )
    case .duplicateDocument:
      language.choose(
        en: "This file is already part of the session, perhaps as another type of document.",
        zhHans: "此文件已在认证会话中，可能属于另一种证件类型。",
        id: "Berkas ini sudah ada dalam sesi, mungkin sebagai jenis dokumen lain."
      )
    case .valueRefused(let value, let message): refused(name(of: value), message)
    case .noteTooLong(let units): tooLong(name(of: .note), units, ReviewNote.longest)
    case .noteHasNUL:
      language.choose(
        en: "The note contains a NUL character.",
        zhHans: "附言包含空字符。",
        id: "Catatan berisi karakter NUL."
      )
    case .file(let error): summary(of: error)
    case .upload(let error): summary(of: error)
    case .service: language.choose(en: "The service failed.", zhHans: "服务出错。", id: "Layanan gagal.")
    }
  }

  private func existing(_ words: SafeText) -> String {
    language.choose(
      en: "There is a session already (\(words)); a new one would hide it, so none was started.",
      zhHans: "已有认证会话（\(words)）；新的会话会取代它，因此没有开始。",
      id: "Sudah ada sesi (\(words)); sesi baru akan menutupinya, jadi tidak dimulai."
    )
  }

  func brief(of error: VerificationError) -> String {
    switch error {
    case .unknownOutcome: notConfirmed
    case .sessionExists: language.choose(en: "session exists", zhHans: "已有认证会话", id: "sesi sudah ada")
    case .declined: nothingChanged
    case .confirmationNeeded: language.choose(en: "not confirmed", zhHans: "未确认", id: "tidak dikonfirmasi")
    case .sessionRequired: language.choose(en: "no session", zhHans: "没有认证会话", id: "tidak ada sesi")
    case .sessionLocked: language.choose(en: "session closed", zhHans: "认证会话已关闭", id: "sesi ditutup")
    case .sessionIncomplete, .documentsMissing:
      language.choose(en: "documents missing", zhHans: "缺少证件", id: "dokumen belum ada")
    case .notSubmitted:
      language.choose(en: "session not submitted", zhHans: "认证会话未提交", id: "sesi belum diajukan")
    case .duplicateDocument:
      language.choose(en: "file already uploaded", zhHans: "文件已上传", id: "berkas sudah diunggah")
    case .valueRefused, .noteTooLong, .noteHasNUL: valueNotAccepted
    case .file: language.choose(en: "file not usable", zhHans: "文件无法使用", id: "berkas tidak dapat digunakan")
    case .upload: language.choose(en: "file not sent", zhHans: "文件未发送", id: "berkas tidak terkirim")
    case .service: language.choose(en: "service failed", zhHans: "服务出错", id: "layanan gagal")
    }
  }

  func name(of value: RefusedValue) -> String {
    switch value {
    case .documentType: language.choose(en: "document type", zhHans: "证件类型", id: "jenis dokumen")
    case .fileName: language.choose(en: "file name", zhHans: "文件名", id: "nama berkas")
    case .fileType: language.choose(en: "file type", zhHans: "文件类型", id: "jenis berkas")
    case .fileSize: language.choose(en: "file size", zhHans: "文件大小", id: "ukuran berkas")
    case .checksum: language.choose(en: "checksum", zhHans: "校验和", id: "checksum")
    case .objectKey:
      language.choose(en: "key of the uploaded file", zhHans: "上传文件的键", id: "kunci berkas yang diunggah")
    case .note: language.choose(en: "note", zhHans: "附言", id: "catatan")
    }
  }

  private func name(of type: UploadFileType) -> String {
    switch type {
    case .pdf: "PDF"
    case .jpeg: "JPEG"
    case .png: "PNG"
    }
  }

  func summary(of error: UploadFileError) -> String {
    switch error {
    case .missing:
      return language.choose(en: "The file does not exist.", zhHans: "文件不存在。", id: "Berkas tidak ada.")
    case .folder:
      return language.choose(en: "The path is a folder.", zhHans: "此路径是文件夹。", id: "Path ini sebuah folder.")
    case .special:
      return language.choose(
        en: "The path is not a regular file.",
        zhHans: "此路径不是普通文件。",
        id: "Path ini bukan berkas biasa."
      )
    case .empty: return language.choose(en: "The file is empty.", zhHans: "文件是空的。", id: "Berkas kosong.")
    case .tooLarge:
      let limit = language.grouped(UploadFile.mostBytes >> 20)
      return language.choose(
        en: "The file is too large; the maximum is \(limit) MiB.",
        zhHans: "文件太大，最多\(limit) MiB。",
        id: "Berkas terlalu besar; paling besar \(limit) MiB."
      )
    case .longName(let units): return tooLong(name(of: .fileName), units, UploadFile.longestName)
    case .unsupportedType:
      return language.choose(
        en: "The file is neither a PDF nor a JPEG or PNG picture.",
        zhHans: "文件不是 PDF、JPEG 或 PNG。",
        id: "Berkas bukan PDF maupun gambar JPEG atau PNG."
      )
    case .contentIsNot(let type):
      return language.choose(
        en: "The file name says \(name(of: type)), but the content is of another type.",
        zhHans: "文件名表示 \(name(of: type))，但内容是其他类型。",
        id: "Nama berkas menyatakan \(name(of: type)), tetapi isinya jenis lain."
      )
    case .nameIsNot(let type):
      return language.choose(
        en: "The content is \(name(of: type)), but the file name says otherwise.",
        zhHans: "内容是 \(name(of: type))，但文件名不符。",
        id: "Isinya \(name(of: type)), tetapi nama berkas menyatakan lain."
      )
    case .unreadable(let reason):
      return language.choose(
        en: "The file cannot be read: \(reason).",
        zhHans: "无法读取文件：\(reason)。",
        id: "Berkas tidak dapat dibaca: \(reason)."
      )
    }
  }

  func advice(about error: UploadFileError) -> String {
    switch error {
    case .missing: language.choose(en: "Check the path.", zhHans: "请检查路径。", id: "Periksa path.")
    case .folder, .special, .empty:
      language.choose(en: "Choose another file.", zhHans: "请选择其他文件。", id: "Pilih berkas lain.")
    case .tooLarge: language.choose(en: "Make the file smaller.", zhHans: "请缩小文件。", id: "Kecilkan berkas.")
    case .longName, .nameIsNot:
      language.choose(en: "Rename the file.", zhHans: "请重命名文件。", id: "Ganti nama berkas.")
    case .unsupportedType, .contentIsNot:
      language.choose(
        en: "Convert the file to PDF, JPEG or PNG.",
        zhHans: "请将文件转换为 PDF、JPEG 或 PNG。",
        id: "Ubah berkas ke PDF, JPEG, atau PNG."
      )
    case .unreadable:
      language.choose(
        en: "Check the permissions of the file.",
        zhHans: "请检查文件的权限。",
        id: "Periksa izin berkas."
      )
    }
  }

  private func summary(of error: UploadError) -> String {
    switch error {
    case .insecureAddress:
      language.choose(
        en: "The service gave an insecure upload address; nothing was sent.",
        zhHans: "服务给出的上传地址不安全，没有发送任何内容。",
        id: "Layanan memberikan alamat unggah yang tidak aman; tidak ada yang dikirim."
      )
    case .expired:
      language.choose(
        en: "The upload address has expired.",
        zhHans: "上传地址已过期。",
        id: "Alamat unggah sudah kedaluwarsa."
      )
    case .refused(let status):
      language.choose(
        en: "The file storage refused the file (status \(status)).",
        zhHans: "文件存储拒绝了此文件（状态\(status)）。",
        id: "Penyimpanan berkas menolak berkas (status \(status))."
      )
    case .service:
      language.choose(en: "The file was not sent.", zhHans: "文件未发送。", id: "Berkas tidak dikirim.")
    }
  }
}
