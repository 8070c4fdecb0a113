// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A certificate of the company.
 *
 * @param kind {@code sme} = 중소기업·소상공인확인서, {@code directProduction} = 직접생산확인증명서, {@code women} = 여성기업, {@code disabled}
 * = 장애인기업, {@code social} = 사회적기업, {@code startup} = 창업기업.
 * @param until Last day on which it is valid; {@code 9999-12-31} = it does not expire; {@code null} = not declared.
 */
public record ProfileCertificate(
        ProfileCertificateKind kind,
        String until) {}
