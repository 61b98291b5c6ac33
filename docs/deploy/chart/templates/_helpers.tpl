{{- define "storyloom.labels" -}}
app.kubernetes.io/name: storyloom
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end -}}

{{/* The one container of a role's pods, without ports and probes. */}}
{{- define "storyloom.container" -}}
name: {{ .role }}
image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag }}"
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
env:
  - name: ROLE
    value: {{ .role }}
  {{- range $name, $value := merge (dict) (.env | default dict) .root.Values.env }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
envFrom:
  - secretRef:
      name: {{ .root.Values.secretName }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
volumeMounts:
  - name: tmp
    mountPath: /tmp
  - name: data
    mountPath: /data
{{- end -}}

{{/* What all pods have. Service links would add variables that are no settings. */}}
{{- define "storyloom.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
volumes:
  - name: tmp
    emptyDir: {}
  - name: data
    emptyDir: {}
{{- end -}}
