import DomainKernel
import LocalizationKit

extension TransferFault {
  /// The fault in a few words, to stand in a sentence or in brackets.
  func words(in language: Language) -> String {
    switch self {
    case .unusableAddress:
      language.choose(
        en: "the address cannot be used",
        zhHans: "地址无法使用",
        id: "alamatnya tidak dapat digunakan"
      )
    case .plainHTTP(let host):
      language.choose(
        en: "plain http is accepted for this computer only, not for \(host)",
        zhHans: "http 只能用于本机，不能用于“\(host)”",
        id: "http biasa hanya diterima untuk komputer ini, tidak untuk \(host)"
      )
    case .userInAddress:
      language.choose(
        en: "a user or password in the address",
        zhHans: "地址中包含用户名或密码",
        id: "ada nama pengguna atau kata sandi di alamatnya"
      )
    case .unusableName:
      language.choose(
        en: "a method or the name of a field is not a token",
        zhHans: "请求方法或字段名无效",
        id: "metode atau nama bidangnya tidak sah"
      )
    case .unusableField(let name):
      language.choose(
        en: "a control character in the field \(name)",
        zhHans: "字段“\(name)”中包含控制字符",
        id: "ada karakter kendali di bidang \(name)"
      )
    case .certificateExpired:
      language.choose(
        en: "the certificate of the server has expired",
        zhHans: "服务器的证书已过期",
        id: "sertifikat server sudah kedaluwarsa"
      )
    case .certificateNotYetValid:
      language.choose(
        en: "the certificate of the server is not yet valid",
        zhHans: "服务器的证书尚未生效",
        id: "sertifikat server belum berlaku"
      )
    case .certificateOfOtherHost:
      language.choose(
        en: "the certificate of the server is for another host",
        zhHans: "服务器的证书属于其他主机",
        id: "sertifikat server adalah milik host lain"
      )
    case .certificateSelfSigned:
      language.choose(
        en: "the certificate of the server is self-signed",
        zhHans: "服务器的证书是自签名的",
        id: "sertifikat server ditandatangani sendiri"
      )
    case .certificateUntrusted:
      language.choose(
        en: "the certificate of the server is not trusted",
        zhHans: "服务器的证书不受信任",
        id: "sertifikat server tidak tepercaya"
      )
    case .notTLS:
      language.choose(
        en: "the server does not speak TLS",
        zhHans: "服务器不使用 TLS",
        id: "server tidak memakai TLS"
      )
    case .noTrustedConnection:
      language.choose(
        en: "no trusted TLS connection could be made",
        zhHans: "无法建立可信的 TLS 连接",
        id: "koneksi TLS yang tepercaya tidak dapat dibuat"
      )
    case .authoritiesUnreadable:
      language.choose(
        en: "the file of certificate authorities cannot be read",
        zhHans: "无法读取证书颁发机构的文件",
        id: "berkas otoritas sertifikat tidak dapat dibaca"
      )
    case .downgrade(let host):
      language.choose(
        en: "a redirect from https to http, to \(host)",
        zhHans: "从 https 重定向到 http，主机为“\(host)”",
        id: "pengalihan dari https ke http, ke \(host)"
      )
    case .tooManyRedirects(let limit):
      language.choose(
        en: "more than \(limit) redirects",
        zhHans: "重定向超过\(limit)次",
        id: "lebih dari \(limit) pengalihan"
      )
    case .unusableRedirect:
      language.choose(
        en: "a redirect without a usable address",
        zhHans: "重定向没有可用的地址",
        id: "pengalihan tanpa alamat yang dapat digunakan"
      )
    case .forbiddenRedirect(let origin):
      language.choose(
        en: "a redirect to \(origin), which is not allowed",
        zhHans: "不允许重定向到“\(origin)”",
        id: "pengalihan ke \(origin) tidak diizinkan"
      )
    case .unansweredRedirect:
      language.choose(
        en: "a redirect after the change that gave no usable response",
        zhHans: "更改后的重定向没有得到可用的响应",
        id: "pengalihan setelah perubahan tidak memberi respons yang dapat digunakan"
      )
    case .notHTTP:
      language.choose(en: "the response is not HTTP", zhHans: "响应不是 HTTP", id: "responsnya bukan HTTP")
    case .malformedHead:
      language.choose(
        en: "the fields of the response are malformed",
        zhHans: "响应的字段有误",
        id: "bidang responsnya rusak"
      )
    case .headTooLarge:
      language.choose(
        en: "the fields of the response are too many or too long",
        zhHans: "响应的字段过多或过长",
        id: "bidang responsnya terlalu banyak atau terlalu panjang"
      )
    case .malformedLength:
      language.choose(
        en: "the announced length of the body is contradictory or no number",
        zhHans: "所声明的内容长度互相矛盾或不是数字",
        id: "panjang isi yang diumumkan saling bertentangan atau bukan angka"
      )
    case .malformedChunks:
      language.choose(
        en: "the chunks of the body are malformed",
        zhHans: "内容的分块有误",
        id: "potongan isinya rusak"
      )
    case .unknownCoding:
      language.choose(
        en: "the transfer coding of the body is unknown",
        zhHans: "内容的传输编码未知",
        id: "pengodean transfer isinya tidak dikenal"
      )
    case .damagedGzip:
      language.choose(en: "the gzip body is damaged", zhHans: "gzip 内容已损坏", id: "isi gzip rusak")
    case .truncatedGzip:
      language.choose(en: "the gzip body is cut short", zhHans: "gzip 内容不完整", id: "isi gzip terpotong")
    case .unreadableEncoding(let name):
      language.choose(
        en: "the body is encoded as \(name), which cannot be read",
        zhHans: "内容的编码“\(name)”无法读取",
        id: "isinya dikodekan sebagai \(name), yang tidak dapat dibaca"
      )
    case .outOfMemory:
      language.choose(
        en: "there is no memory to decode the gzip body",
        zhHans: "内存不足，无法读取 gzip 内容",
        id: "memori tidak cukup untuk membuka isi gzip"
      )
    }
  }
}
