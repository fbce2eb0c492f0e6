import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

extension Strings {
  var checklistTitle: SafeText { language.choose(en: "Verification", zhHans: "身份认证", id: "Verifikasi") }
  var checklistWords: LoadState<VerificationOverview, ServiceError>.Words {
    .init(
      title: checklistTitle,
      loading: language.choose(en: "Loading the checklist", zhHans: "正在载入清单", id: "Memuat daftar periksa"),
      notRefreshed: language.notRefreshed(en: "The checklist", zhHans: "清单", id: "Daftar periksa")
    )
  }
  var historyTitle: SafeText {
    language.choose(en: "Verification history", zhHans: "认证记录", id: "Riwayat verifikasi")
  }
  var historyWords: LoadState<EntryList<VerificationEvent>, ServiceError>.Words {
    .init(
      title: historyTitle,
      loading: language.choose(en: "Loading the history", zhHans: "正在载入认证记录", id: "Memuat riwayat"),
      notRefreshed: language.notRefreshed(en: "The history", zhHans: "认证记录", id: "Riwayat")
    )
  }
  var noSession: SafeText { language.choose(en: "No session yet.", zhHans: "尚无认证会话。", id: "Belum ada sesi.") }
  var sessionID: SafeText { language.choose(en: "Session ID", zhHans: "会话编号", id: "ID sesi") }
  var sessionRejected: SafeText {
    language.choose(en: "The verification was rejected.", zhHans: "身份认证被拒绝。", id: "Verifikasi ditolak.")
  }
  var finalRequestUnknown: SafeText {
    language.notLoaded(en: "The final request", zhHans: "最终请求", id: "Permintaan akhir")
  }
  var historyUnknown: SafeText { language.notLoaded(en: "The history", zhHans: "认证记录", id: "Riwayat") }
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

  /// That a step was not taken; only of a document the service says that it is missing.
  private func notTaken(_ step: VerificationStep.Kind) -> SafeText {
    switch step {
    case .session: language.choose(en: "not started", zhHans: "尚未开始", id: "belum dimulai")
    case .document: language.choose(en: "missing", zhHans: "缺少", id: "belum ada")
    case .submission: language.choose(en: "not submitted", zhHans: "尚未提交", id: "belum diajukan")
    case .finalRequest: language.choose(en: "not requested", zhHans: "尚未请求", id: "belum diminta")
    }
  }

  /// How far a step is, in words.
  func words(for step: VerificationStep, isNext: Bool) -> SafeText {
    switch step.state {
    case .missing:
      isNext
        ? joined([notTaken(step.kind), language.choose(en: "next", zhHans: "下一步", id: "berikutnya")])
        : notTaken(step.kind)
    case .done(let date):
      switch step.kind {
      case .session: dated(language.choose(en: "started", zhHans: "已开始", id: "dimulai"), date.map(day))
      case .document:
        dated(
          language.choose(en: "uploaded, not reviewed", zhHans: "已上传，未审核", id: "diunggah, belum ditinjau"),
          date.map(day)
        )
      case .submission: dated(language.choose(en: "submitted", zhHans: "已提交", id: "diajukan"), date.map(day))
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
        en: "Nothing to do now: wait for the service.",
        zhHans: "目前无需操作，请等待服务处理。",
        id: "Belum ada yang perlu dilakukan: tunggu tindakan layanan."
      )
    case .nothing:
      language.choose(
        en: "Nothing to do: you are verified.",
        zhHans: "无需操作：已通过认证。",
        id: "Tidak ada yang perlu dilakukan: Anda sudah terverifikasi."
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
