package kr.gonggo.client;

import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpClient.Version;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The service, with methods by group: {@code client.bids().list()}. Methods block until the response arrives; to abort
 * one, interrupt the thread, which throws a {@link java.util.concurrent.CancellationException}. A client is
 * thread-safe.
 */
public final class GonggoClient extends GonggoGroups {
    private final Settings settings;

    /**
     * Creates a client. This sends no request.
     *
     * @param baseUrl the address of the service, such as {@code https://gonggo.example.com}
     * @param key an API key; null if a header authenticates the caller
     * @param options options of all calls
     * @throws IllegalArgumentException if the address is invalid, or the key has characters that headers do not allow
     */
    public GonggoClient(String baseUrl, String key, Option... options) {
        this(of(baseUrl, key, options));
    }

    private GonggoClient(Settings settings) {
        super(new Core(settings));
        this.settings = settings;
    }

    private static Settings of(String baseUrl, String key, Option... options) {
        var settings = new Settings(baseUrl == null ? "" : baseUrl).with(options);
        // Keys read from a file end in a line break.
        String trimmed = key == null ? "" : key.strip();
        if (!trimmed.matches("[!-~]*"))
            throw new IllegalArgumentException("the key contains a blank or another character that no key has");
        if (!trimmed.isEmpty()) settings.headers.put("Authorization", "Bearer " + trimmed);
        // The key must not be sent to another address.
        if (settings.http == null)
            settings.http = HttpClient.newBuilder().version(Version.HTTP_1_1).followRedirects(Redirect.NEVER).build();
        return settings;
    }

    /**
     * Creates a builder with named settings.
     *
     * @param baseUrl the address of the service
     * @return the builder
     */
    public static Builder builder(String baseUrl) {
        return new Builder(baseUrl);
    }

    /**
     * Makes a call on a new thread. Cancelling the future interrupts the call.
     *
     * @param <T> the return type of the method
     * @param call the call: {@code it -> it.bids().get(noticeNo)}
     * @return the future result; it fails with the exception of the method
     */
    public <T> CompletableFuture<T> async(Function<GonggoClient, T> call) {
        var future = new CompletableFuture<T>();
        var thread = new Thread(
                () -> {
                    try {
                        future.complete(call.apply(this));
                    } catch (Throwable error) {
                        future.completeExceptionally(error);
                    }
                },
                "gonggo");
        thread.setDaemon(true);
        future.whenComplete((value, error) -> {
            if (future.isCancelled()) thread.interrupt();
        });
        thread.start();
        return future;
    }

    /**
     * Makes a call and returns its answer with status and headers.
     *
     * @param <T> the return type of the method
     * @param call the call: {@code it -> it.keywords().get(id)}
     * @return the answer
     */
    public <T> Answer<T> withResponse(Function<GonggoClient, T> call) {
        var heard = new AtomicReference<HttpResponse<?>>();
        var settings = this.settings.with();
        settings.heard = (head, body) -> heard.set(head);
        T value = call.apply(new GonggoClient(settings));
        return new Answer<>(value, heard.get().statusCode(), heard.get().headers());
    }

    /**
     * Makes a call and returns the response with its body unread; close it. The method itself returns null. Error
     * statuses are still thrown.
     *
     * @param call the call: {@code it -> it.bids().get(noticeNo)}
     * @return the answer
     */
    public Answer<InputStream> raw(Consumer<GonggoClient> call) {
        var answer = new AtomicReference<Answer<InputStream>>();
        var settings = this.settings.with();
        settings.isRaw = true;
        settings.heard = (head, body) -> answer.set(new Answer<>(body, head.statusCode(), head.headers()));
        call.accept(new GonggoClient(settings));
        return answer.get();
    }

    /** A builder of clients. */
    public static final class Builder {
        private final String baseUrl;
        private final List<Option> options = new ArrayList<>();
        private String key;

        private Builder(String baseUrl) {
            this.baseUrl = baseUrl;
        }

        /**
         * Sets the API key.
         *
         * @param key the key
         * @return this
         */
        public Builder key(String key) {
            this.key = key;
            return this;
        }

        /**
         * Adds options of all calls: {@code with(Option.timeout(…), Option.maxRetries(5))}.
         *
         * @param options the options
         * @return this
         */
        public Builder with(Option... options) {
            this.options.addAll(List.of(options));
            return this;
        }

        /**
         * Limits one attempt including its body.
         *
         * @param longest the limit; by default 30 seconds
         * @return this
         */
        public Builder timeout(Duration longest) {
            return with(Option.timeout(longest));
        }

        /**
         * Limits the attempts after the first.
         *
         * @param retries the limit; by default 2
         * @return this
         */
        public Builder maxRetries(int retries) {
            return with(Option.maxRetries(retries));
        }

        /**
         * Sends a header with each request.
         *
         * @param name the name
         * @param value the value
         * @return this
         */
        public Builder header(String name, String value) {
            return with(Option.header(name, value));
        }

        /**
         * {@return the client}
         *
         * @throws IllegalArgumentException if the address is invalid, or the key has characters that headers do not
         * allow
         */
        public GonggoClient build() {
            return new GonggoClient(baseUrl, key, options.toArray(Option[]::new));
        }
    }
}
