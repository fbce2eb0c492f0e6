import CareersDomain
import LocalizationKit

// MARK: - Uploads that failed

extension Strings {
  func summary(of error: UploadError) -> String {
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
